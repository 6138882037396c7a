import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { expect } from './journey';
import { logIn } from './visit';

interface PhoneOptions {
  readonly origin: string;
  /** Where the browser keeps what it stores: the same folder is the same phone. */
  readonly folder: string;
  /** What its camera sees. */
  readonly film: string;
}

/** A code has to be out of sight for a second before it counts again. */
const OUT_OF_SIGHT = 1500;

/** A phone of the ticket office: a browser of its own with a camera, which can be killed like a dropped phone. */
export class Phone {
  private isOn = true;
  /** How many verdicts were waited for, or passed by. */
  private judged = 0;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly options: PhoneOptions,
  ) {
    context.once('close', () => (this.isOn = false));
  }

  static async switchOn(options: PhoneOptions): Promise<Phone> {
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(options.folder, {
      ...(executablePath === undefined ? {} : { executablePath }),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      permissions: ['camera'],
      args: [
        ...chromiumFlags,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${options.film}`,
      ],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${options.origin}/breve`);
    return new Phone(page, context, options);
  }

  logIn(email: string): Promise<void> {
    return logIn(this.page, email);
  }

  /** Waits at 'Prêt pour la porte' until the tickets are aboard, and gives the phone its key. */
  async readyForTheDoor(door: string): Promise<void> {
    const { page } = this;
    await page.goto(`${this.options.origin}/bar/billetterie/scan`);
    await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(/\d+ billets à bord/)).toBeVisible();
    await page.getByLabel('Nom de cette porte').fill(door);
    // Opening and closing once while there is a network gives the phone its key.
    await this.openDoor();
    await page.getByRole('button', { name: 'Fermer la porte' }).click();
    await expect(page.getByRole('button', { name: /^Ouvrir/ })).toBeVisible();
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

  /** Resolves when a code that was taken away counts again. */
  async forgetsWhatItSaw(): Promise<void> {
    const then = (await this.page.evaluate(() => performance.now())) + OUT_OF_SIGHT;
    await this.page.waitForFunction((moment) => performance.now() > moment, then);
  }

  /** SIGKILL: nothing is told, nothing is closed. */
  async kill(): Promise<void> {
    if (!this.isOn) return;
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    process.kill(browserHolding(this.options.folder), 'SIGKILL');
    await closed;
  }
}

declare global {
  interface Window {
    verdicts: readonly string[];
  }
}

/** In the page: a good verdict makes room after a second, so each is written down as it passes. */
function writeDownVerdicts(): void {
  window.verdicts = [];
  new MutationObserver(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('main section[role=alert]'))
      if (panel.innerText !== window.verdicts.at(-1)) window.verdicts = [...window.verdicts, panel.innerText];
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Chromium marks the folder that it uses by a link to `host-pid`. */
function browserHolding(folder: string): number {
  return Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
}
