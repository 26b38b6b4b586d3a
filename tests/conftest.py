"""Hypothesis: the same examples in every run, so that a red test run can be looked into."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, derandomize=True, max_examples=150, suppress_health_check=list(HealthCheck)
)
settings.load_profile("house")
