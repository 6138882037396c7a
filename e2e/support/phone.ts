import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { enterAs } from './enter';
import { closeDoor } from './hand-door';
import { expect } from './journey';
import { LastingBrowser } from './lasting-browser';
import { deskStored } from './visit';

interface PhoneOptions {
  readonly origin: string;
  /** The same folder is the same phone. */
  readonly folder: string;
  /** What its camera sees. */
  readonly film: string;
}

/** Milliseconds: a code counts again once pictures without it span a second (`GONE` of the page). */
const OUT_OF_SIGHT = 1200;

/** A phone of the ticket office, whose camera sees a film. */
export class Phone {
  /** How many verdicts were awaited or skipped. */
  private judged = 0;

  private constructor(
    private readonly browser: LastingBrowser,
    private readonly options: PhoneOptions,
  ) {}

  get page(): Page {
    return this.browser.page;
  }

  static async switchOn(options: PhoneOptions): Promise<Phone> {
    const browser = await LastingBrowser.open({
      folder: options.folder,
      permissions: ['camera'],
      flags: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${options.film}`,
      ],
    });
    return new Phone(browser, options);
  }

  /** As the ticket office, waits at 'Prêt pour la porte' until the tickets are loaded, and gives the phone its key. */
  async readyForTheDoor(door: string): Promise<void> {
    const { page } = this;
    await enterAs(page, 'billetterie@theatre.example', '/bar/billetterie/scan', this.options.origin);
    await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible();
    await expect(page.getByText(/\d+ billets sur ce téléphone/)).toBeVisible();
    await page.getByRole('button', { name: 'Essayer la caméra' }).click();
    await expect(page.getByLabel('Image de la caméra')).toBeVisible();
    await page.getByRole('button', { name: 'Fermer la caméra' }).click();
    await page.getByLabel('Nom de cette porte').fill(door);
    // Opening and closing once while there is a network gives the phone its key.
    await this.openDoor();
    await closeDoor(page);
    await expect(page.getByRole('button', { name: /^Ouvrir/ })).toBeVisible();
    await deskStored(page);
  }

  async openDoor(): Promise<void> {
    await this.page.getByRole('button', { name: /^Ouvrir/ }).click();
    await expect(this.page.getByRole('button', { name: 'Fermer la porte' })).toBeVisible();
    await this.page.evaluate(writeDownVerdicts);
    this.judged = 0;
  }

  /** Waits for a verdict that says all of this, after the one that was waited for before. */
  async judges(...says: readonly RegExp[]): Promise<void> {
    await expect(async () => {
      const verdicts = (await this.page.evaluate(() => window.verdicts)).slice(this.judged);
      const rank = verdicts.findIndex((text) => says.every((say) => say.test(text)));
      expect(rank, `${says.join()} among ${JSON.stringify(verdicts)}`).not.toBe(-1);
      this.judged += rank + 1;
    }).toPass({ timeout: 90_000 });
  }

  /** Resolves when enough pictures without a code were read for one that was taken away to count again. */
  async forgetsWhatItSaw(): Promise<void> {
    const decoders = () => this.page.workers().filter((worker) => worker.url().includes('/decoder'));
    // The workers of closed cameras are gone.
    await expect.poll(() => decoders().length).toBe(1);
    await must(decoders()[0], 'a worker that reads codes').evaluate(nothingReadFor, OUT_OF_SIGHT);
    // What was said of it counts for nothing that is held up from now on.
    this.judged = (await this.page.evaluate(() => window.verdicts)).length;
  }

  kill(): Promise<void> {
    return this.browser.kill();
  }
}

declare global {
  interface Window {
    verdicts: readonly string[];
  }
}

/** In the page: verdicts disappear after one second or five, so each is recorded when it appears. */
export function writeDownVerdicts(): void {
  window.verdicts = [];
  let last: HTMLElement | null = null;
  new MutationObserver(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('main section[role=alert]')) {
      if (panel !== last || panel.innerText !== window.verdicts.at(-1))
        window.verdicts = [...window.verdicts, panel.innerText];
      last = panel;
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * In the worker that reads every picture: resolves when the pictures without a code span so long. The camera of a busy
 * machine shows a code for a while after it was taken away. The page takes a picture after the answer to the one before
 * it, so it is that answer's time that counts: reading the last one may take seconds.
 */
function nothingReadFor(duration: number): Promise<void> {
  const scope: { postMessage: (answer: { readonly value?: unknown }, transfer: never) => void } = globalThis;
  const { postMessage } = scope;
  let first: number | null = null;
  let before = 0;
  return new Promise((resolve) => {
    scope.postMessage = (answer, transfer) => {
      postMessage(answer, transfer);
      const isEmpty = Array.isArray(answer.value) && answer.value.length === 0;
      if (!isEmpty) return void (first = null);
      const now = performance.now();
      if (first !== null && before - first > duration) {
        scope.postMessage = postMessage;
        resolve();
      }
      first ??= now;
      before = now;
    };
  });
}
