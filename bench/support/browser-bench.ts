import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

/** Calls one of the functions that the page's script exports, in the browser. */
export type CallInBrowser = (name: string, ...args: readonly unknown[]) => Promise<number>;

/**
 * Runs work with a page of its own in a real Chromium: IndexedDB in memory would measure nothing.
 * @param script the name of a file of bench/browser; what it exports can be called
 */
export async function inBrowser(script: string, work: (call: CallInBrowser) => Promise<void>): Promise<void> {
  const code = await bundle(join(process.cwd(), 'bench/browser', `${script}.ts`));
  const server = createServer(({ url }, answer) => {
    const [type, body] =
      url === '/script.js' ? ['text/javascript', code] : ['text/html', '<!doctype html><title>bench</title>'];
    answer.setHeader('Content-Type', type).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await work((name, ...args) =>
      page.evaluate(
        async ([name, args]) => {
          const path = '/script.js';
          return (await import(/* @vite-ignore */ path))[name](...args);
        },
        [name, args] as const,
      ),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'script' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`Nothing built of ${entry}`);
  return output.output[0].code;
}
