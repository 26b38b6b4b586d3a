"""The window: Kivy draws what the presenter says."""
