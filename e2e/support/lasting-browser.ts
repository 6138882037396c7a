import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { withFonts } from '../../scripts/system-fonts.mjs';

interface LastingOptions extends Pick<BrowserContextOptions, 'permissions'> {
  /** Where it keeps what it stores: the same folder is the same device. */
  readonly folder: string;
  readonly flags?: readonly string[];
}

/** A phone with a browser of its own, which keeps what it stores when it is killed like a dropped one. */
export class LastingBrowser {
  private isOn = true;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly folder: string,
  ) {
    context.once('close', () => (this.isOn = false));
  }

  static async open({ folder, flags = [], ...options }: LastingOptions): Promise<LastingBrowser> {
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath === undefined ? {} : { executablePath }),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      ...options,
      args: [...chromiumFlags, ...flags],
      env: withFonts(['dejavu', 'liberation']),
    });
    return new LastingBrowser(context.pages()[0] ?? (await context.newPage()), context, folder);
  }

  /** SIGKILL: without notice, nothing is closed. */
  async kill(): Promise<void> {
    if (!this.isOn) return;
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    process.kill(browserHolding(this.folder), 'SIGKILL');
    await closed;
  }
}

/** Chromium marks the folder that it uses by a link to `host-pid`. */
function browserHolding(folder: string): number {
  return Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
}
