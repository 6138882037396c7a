import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
  expect,
} from 'playwright/test';
import { chromiumFlags, findChromium, findHeadlessChromium } from '../../scripts/chromium.mjs';
import { withFonts } from '../../scripts/system-fonts.mjs';

interface LastingOptions extends Pick<BrowserContextOptions, 'permissions' | 'viewport' | 'hasTouch'> {
  /** Where it keeps what it stores: the same folder is the same device. */
  readonly folder: string;
  readonly flags?: readonly string[];
  /** It keeps the pages that are left, for going back, as people's browsers do. */
  readonly keepsPages?: boolean;
}

/** For what devices store. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'device-'));

/**
 * Remaining processes of a closed or killed browser write for a moment longer, even into folders already emptied: it is
 * begun anew then, as the retries of `rmSync` only try to remove the folder that is no longer empty.
 */
export const removeFolder = (folder: string) =>
  expect(async () => rmSync(folder, { recursive: true, force: true })).toPass({ timeout: 20_000 });

/** What makes it a desk: by itself it is a phone. */
export const desk = { viewport: { width: 1280, height: 720 }, hasTouch: false } as const;

/** A device with a browser of its own, which keeps what it stores when it is closed, or killed like a dropped phone. */
export class LastingBrowser {
  private isOn = true;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    context.once('close', () => (this.isOn = false));
  }

  static async open({
    folder,
    flags = [],
    keepsPages = false,
    ...options
  }: LastingOptions): Promise<LastingBrowser> {
    // The headless shell never keeps a page.
    const executablePath = keepsPages ? findChromium() : findHeadlessChromium();
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath === undefined ? {} : { executablePath }),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      ...options,
      args: [...chromiumFlags, ...flags],
      ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
      env: withFonts(['dejavu', 'liberation']),
    });
    return new LastingBrowser(context.pages()[0] ?? (await context.newPage()), context);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** Without notice: nothing is closed. */
  async kill(): Promise<void> {
    if (!this.isOn) return;
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    const browser = await this.context.newCDPSession(this.page);
    // It dies before it can answer.
    void browser.send('Browser.crash').catch(() => undefined);
    await gone;
  }
}
