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
  /** What its camera sees, read each time the camera is switched on. */
  readonly video: string;
}

/** A phone of the ticket office: a browser of its own with a camera, which can be killed like a dropped phone. */
export interface Phone {
  readonly page: Page;
  logIn(email: string): Promise<void>;
  /** Waits at 'Prêt pour la porte' until the tickets are aboard, and gives the phone its key. */
  readyForTheDoor(door: string): Promise<void>;
  openDoor(): Promise<void>;
  /** SIGKILL: nothing is told, nothing is closed. */
  kill(): Promise<void>;
}

export async function openPhone({ origin, folder, video }: PhoneOptions): Promise<Phone> {
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
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
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/breve`);
  return {
    page,
    logIn: (email) => logIn(page, email),
    async readyForTheDoor(door) {
      await page.goto(`${origin}/bar/billetterie/scan`);
      await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText(/\d+ billets à bord/)).toBeVisible();
      await page.getByLabel('Nom de cette porte').fill(door);
      await arm(page);
    },
    openDoor: () => openDoor(page),
    kill: () => kill(context, folder),
  };
}

/** Opening and closing once while there is a network gives the phone its key. */
async function arm(page: Page): Promise<void> {
  await openDoor(page);
  await page.getByRole('button', { name: 'Fermer la porte' }).click();
  await expect(page.getByRole('button', { name: /^Ouvrir/ })).toBeVisible();
}

async function openDoor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ouvrir/ }).click();
  await expect(page.getByRole('button', { name: 'Fermer la porte' })).toBeVisible();
}

async function kill(context: BrowserContext, folder: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(browserHolding(folder), 'SIGKILL');
  await closed;
}

/** Chromium marks the folder that it uses by a link to `host-pid`. */
function browserHolding(folder: string): number {
  return Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
}
