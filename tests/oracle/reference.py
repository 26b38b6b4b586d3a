"""Carries out a scenario by the letter of rules.md, slowly and plainly, to check the companion against."""

from __future__ import annotations

from tests.oracle.phases import epic_phase, prologue
from tests.oracle.position import Json, NeedsAnswer, Over, Table
from tests.oracle.reckoners import reckoner_command
from tests.oracle.rewards import receive_owed


def carry_out(scenario: Json) -> Json:
    table = Table(scenario)
    phase = "reckoner"
    outcome: str | None = None
    question: Json | None = None
    steps = list(scenario["steps"])
    while steps:
        step = steps.pop(0)
        while steps and "answer" in steps[0]:
            table.answers.append(steps.pop(0)["answer"])
        try:
            match step["command"]:
                case "prologue":
                    phase = "prologue"
                    prologue(table)
                case "epic-phase":
                    receive_owed(table)  # R4.1
                    phase = "epic"
                    epic_phase(table)
                case _:
                    reckoner_command(table, step)
            phase = "reckoner"
        except NeedsAnswer as waiting:
            question = waiting.question
        except Over as over:
            phase = "over"
            outcome = over.outcome
        if table.answers:
            raise ValueError(f"more answers than questions after {step}")
        if steps and (question is not None or outcome is not None):
            raise ValueError(f"{step} cannot be followed by {steps[0]}")
    return {"board": table.shown(), "phase": phase, "outcome": outcome, "question": question}
