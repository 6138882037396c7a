import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../free-port';
import { type Started, start } from './started';
import { type Command, type Device, type WebDriver, timeouts } from './web-driver';

/** Debian's own, which has the bindings. */
export const PYTHON = '/usr/bin/python3';

const shell = join(import.meta.dirname, 'webkit-shell.py');

/** Where WebKitWebDriver takes each command. */
const paths: Readonly<Record<Command, string>> = {
  Navigate: 'url',
  Refresh: 'refresh',
  Back: 'back',
  ExecuteAsyncScript: 'execute/async',
  PerformActions: 'actions',
};

const isThrown = /CONSOLE JS ERROR|^The page died/;
/** What it says as well of a request that was broken off, because the page was left or the network is gone. */
const isBrokenOff = /due to access control checks|Importing a module script failed|Script \S+ load failed/;

/** WebKitGTK, the engine of Safari, driven by WebDriver. */
export async function openWebKit(device: Device): Promise<WebDriver> {
  const port = await freePort();
  const driver = await onScreen(['WebKitWebDriver', `--port=${port}`]);
  try {
    const base = `http://127.0.0.1:${port}`;
    await expect(() => call('GET', `${base}/status`)).toPass({ timeout: 60_000 });
    const { sessionId } = (await call('POST', `${base}/session`, capabilities(device))) as {
      readonly sessionId: string;
    };
    const session = `${base}/session/${sessionId}`;
    return {
      send: (command, parameters = {}) => call('POST', `${session}/${paths[command]}`, parameters),
      thrown: async () => driver.takeLines().filter((line) => isThrown.test(line) && !isBrokenOff.test(line)),
      async close() {
        await call('DELETE', session).catch(() => undefined);
        await driver.end();
      },
    };
  } catch (error) {
    await driver.end();
    throw error;
  }
}

/** The arguments of Python for a window of WebKit. */
export const windowOf = ({ folder, width, height }: Device) => [shell, folder, String(width), String(height)];

/** Starts a program on a screen of its own, which nobody sees. */
export async function onScreen(program: readonly string[]): Promise<Started> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'];
  const screen = start('Xvfb', args, {}, ['pipe']);
  const started = start('dbus-run-session', ['--', ...program], {
    DISPLAY: `:${await firstLine(screen)}`,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    TZ: 'Europe/Paris',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  return {
    ...started,
    async end() {
      await started.end();
      await screen.end();
    },
  };
}

const capabilities = (device: Device) => ({
  capabilities: {
    alwaysMatch: {
      timeouts,
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { binary: PYTHON, args: windowOf(device) },
    },
  },
});

interface Refusal {
  readonly error?: string;
  readonly message?: string;
}

async function call(method: string, address: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(150_000),
  });
  const { value } = (await answer.json()) as { readonly value: Refusal | undefined };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** What the X server says on its own pipe: the number of its screen. */
async function firstLine({ child }: Started): Promise<string> {
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('No pipe to the X server');
  const [line] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The X server ended'))),
  ]);
  return String(line).trim();
}
