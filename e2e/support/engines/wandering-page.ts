import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { PYTHON, onScreen, windowOf } from './webkit';

interface WanderingPage {
  /** Waits until it has shown both screens, whole, from now on. */
  goesOn(): Promise<void>;
  /** Kills the process that holds the databases, as the system of a phone does in the background. */
  loseDatabase(): void;
  close(): Promise<void>;
}

/** What it says before each heading. */
const MARK = 'WHOLE: ';

/** Goes from one screen to the other as soon as one is whole, which it says. */
const wander = `
  const screens = ['/bibliotheque', '/breve/archives'];
  let rank = 0;
  setInterval(() => {
    const badge = document.querySelector('[aria-label^="Synchronisation : en ligne · à jour "]');
    const heading = document.querySelector('main h1');
    if (!badge || !heading || document.querySelector('main [aria-busy="true"]')) return;
    console.log('${MARK}' + heading.textContent);
    history.pushState(null, '', screens[rank]);
    rank = 1 - rank;
  }, 500);
`;

/**
 * A page in WebKit that nobody drives: WebDriver's session ends with the process that holds the databases. What it shows
 * it says in the console.
 */
export async function wanderInWebKit(folder: string, address: string): Promise<WanderingPage> {
  const script = join(folder, 'wander.js');
  writeFileSync(script, wander);
  const window = windowOf({ folder, width: 1280, height: 900 });
  const browser = await onScreen([PYTHON, ...window, address, script]);
  return {
    async goesOn() {
      browser.takeLines();
      const seen = new Set<string>();
      await expect(() => {
        for (const line of browser.takeLines()) if (line.includes(MARK)) seen.add(line);
        // One that was loaded anew shows the home page besides.
        expect(seen.size).toBeGreaterThanOrEqual(2);
      }).toPass({ timeout: 120_000 });
    },
    loseDatabase() {
      for (const pid of networkProcessesBelow(browser.child.pid)) process.kill(pid, 'SIGKILL');
    },
    close: browser.end,
  };
}

/** Processes of WebKit that were started by this one, or by one that it started. */
function networkProcessesBelow(pid: number | undefined): readonly number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.filter((one) => parentOf(one) === pid);
  return children.flatMap((child) => [
    ...(isNetwork(child) ? [Number(child)] : []),
    ...networkProcessesBelow(Number(child)),
  ]);
}

const isNetwork = (pid: string) => readOf(pid, 'cmdline').includes('WebKitNetworkProcess');

const parentOf = (pid: string) => Number(/\) \w (\d+) /.exec(readOf(pid, 'stat'))?.[1]);

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
