"""The way into the window: Kivy is configured before anything imports it, since that opens the window."""


def configure() -> None:
    from kivy.config import Config

    Config.set(
        "graphics", "multisamples", "0"
    )  # our edges are smooth by themselves; some devices fail with it
    Config.set("graphics", "width", "1280")
    Config.set("graphics", "height", "800")
    Config.set("kivy", "exit_on_escape", "0")  # Android's back key is ours
    Config.set("input", "mouse", "mouse,disable_multitouch")


def run() -> None:
    configure()
    from companion.ui.app import CompanionApp
    from companion.ui.crash import CrashHandler

    app = CompanionApp()
    CrashHandler(app).install()
    app.run()
