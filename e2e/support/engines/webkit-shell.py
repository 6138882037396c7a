"""A browser of one window for WebKitWebDriver that keeps what it stores: the automation sessions of WebKit's own
MiniBrowser forget it. Called with a folder, a width and a height; with an address and the file of a script for each
page too, it opens that address, and nobody drives it."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
address, script = sys.argv[4:6] if len(sys.argv) > 4 else (None, None)
data = WebKit2.WebsiteDataManager(base_data_directory=folder + '/data', base_cache_directory=folder + '/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(['fr_FR', 'fr'])
context.set_automation_allowed(True)
windows = []


def settings():
    chosen = WebKit2.Settings()
    chosen.set_enable_write_console_messages_to_stdout(True)
    chosen.set_enable_media_stream(True)
    return chosen


def scripts():
    manager = WebKit2.UserContentManager()
    if script:
        with open(script) as file:
            frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.END
            manager.add_script(WebKit2.UserScript.new(file.read(), frames, time, None, None))
    return manager


def open_window(session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=session is not None,
        settings=settings(),
        user_content_manager=scripts(),
    )
    view.connect('permission-request', lambda view, request: request.allow() or True)
    view.connect('web-process-terminated', lambda view, reason: print('The page died:', reason.value_nick, flush=True))
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.grab_focus()
    windows.append(window)
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


def download(context, one):
    def decide(one, name):
        one.set_destination('file://' + folder + '/' + name)
        return True

    one.connect('decide-destination', decide)


context.connect('automation-started', start)
context.connect('download-started', download)
if address:
    open_window(None).load_uri(address)
Gtk.main()
