import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { expect } from './journey';
import { LastingBrowser } from './lasting-browser';
import { logIn, shellStored } from './visit';

interface PhoneOptions {
  readonly origin: string;
  /** The same folder is the same phone. */
  readonly folder: string;
  /** What its camera sees. */
  readonly film: string;
}

/** Milliseconds. Pictures without a code have to span a second before it counts again, by the page's clock. */
const OUT_OF_SIGHT = 2500;

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
    await browser.page.goto(`${options.origin}/breve`);
    return new Phone(browser, options);
  }

  logIn(email: string): Promise<void> {
    return logIn(this.page, email);
  }

  /** Waits at 'Prêt pour la porte' until the tickets are loaded, and gives the phone its key. */
  async readyForTheDoor(door: string): Promise<void> {
    const { page } = this;
    await page.goto(`${this.options.origin}/bar/billetterie/scan`);
    await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible();
    await expect(page.getByText(/\d+ billets sur ce téléphone/)).toBeVisible();
    await page.getByRole('button', { name: 'Essayer la caméra' }).click();
    await expect(page.getByLabel('Image de la caméra')).toBeVisible();
    await page.getByRole('button', { name: 'Fermer la caméra' }).click();
    await page.getByLabel('Nom de cette porte').fill(door);
    // Opening and closing once while there is a network gives the phone its key.
    await this.openDoor();
    await page.getByRole('button', { name: 'Fermer la porte' }).click();
    await expect(page.getByRole('button', { name: /^Ouvrir/ })).toBeVisible();
    await shellStored(page);
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
    }).toPass({ timeout: 20_000 });
  }

  /** Resolves when enough pictures without a code were read for one that was taken away to count again. */
  async forgetsWhatItSaw(): Promise<void> {
    const decoders = () => this.page.workers().filter((worker) => worker.url().includes('/decoder'));
    // The workers of closed cameras are gone.
    await expect.poll(() => decoders().length).toBe(1);
    await must(decoders()[0], 'a worker that reads codes').evaluate(nothingReadFor, OUT_OF_SIGHT);
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

/** In the page: a good verdict disappears after a second, so each is recorded when it appears. */
function writeDownVerdicts(): void {
  window.verdicts = [];
  new MutationObserver(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('main section[role=alert]'))
      if (panel.innerText !== window.verdicts.at(-1)) window.verdicts = [...window.verdicts, panel.innerText];
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * In the worker that reads every picture: resolves when it has found no code for so long. The camera of a busy machine
 * shows a code for a while after it was taken away.
 */
function nothingReadFor(duration: number): Promise<void> {
  const scope: { postMessage: (answer: { readonly value?: unknown }, transfer: never) => void } = globalThis;
  const { postMessage } = scope;
  let since: number | null = null;
  return new Promise((resolve) => {
    scope.postMessage = (answer, transfer) => {
      postMessage(answer, transfer);
      const now = performance.now();
      const isEmpty = Array.isArray(answer.value) && answer.value.length === 0;
      since = isEmpty ? (since ?? now) : null;
      if (since === null || now - since <= duration) return;
      scope.postMessage = postMessage;
      resolve();
    };
  });
}
