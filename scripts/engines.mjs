import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.mjs';

/** Python with the bindings of WebKit's library, for the window that journeys drive. */
const hasBindings = () =>
  spawnSync(
    '/usr/bin/python3',
    ['-c', 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'],
    { stdio: 'ignore' },
  ).status === 0;

/**
 * The engines besides Chromium that journeys run in, as their systems bring them.
 * @type {Readonly<Record<'webkit' | 'firefox', {name: string, debianPackages: string[], isThere: () => boolean}>>}
 */
export const engines = {
  webkit: {
    name: 'WebKit',
    debianPackages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xvfb',
      'dbus',
      'gstreamer1.0-plugins-base',
      'gstreamer1.0-plugins-good',
    ],
    isThere: () => ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(onPath) && hasBindings(),
  },
  firefox: {
    name: 'Firefox',
    debianPackages: ['firefox-esr'],
    isThere: () => onPath('firefox-esr') !== undefined,
  },
};

/** @param {string} word @returns {word is keyof typeof engines} */
export const isEngine = (word) => word in engines;
