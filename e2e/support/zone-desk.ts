import type { Page } from 'playwright/test';
import type { Point } from '#common/base/polygon';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import type { InteractiveImage, Zone } from '#common/contract/agenda/interactive-image';
import { act, expect, field } from './show-desk';

export const LIST = '/regie/spectacle/le-dindon/images-interactives';
export const newForm = () =>
  `${LIST}/${uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))}?nouvelle`;

export const board = (page: Page) => page.getByRole('application', { name: 'Zones sur l’image' });
/** A zone on the picture, by its number. */
export const zone = (page: Page, number: number) =>
  board(page).getByRole('button', { name: new RegExp(`^Zone ${number},`) });
/** A zone in the list, by its number. */
export const row = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Zone ${number} `) });
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Choisir une image' });

/** Opens the first zone, which has this name. */
export async function expectFirstNamed(page: Page, name: string): Promise<void> {
  await row(page, 1).click();
  await expect(field(page, 'Nom de la zone')).toHaveValue(name);
}

export async function chooseImage(page: Page): Promise<void> {
  await act(page, 'Choisir une image…');
  await picker(page).getByRole('option').first().click();
  await expect(board(page)).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
}

/** Takes another one in place of the first. */
export async function changeImage(page: Page): Promise<void> {
  await act(page, 'Changer d’image…');
  await picker(page).getByRole('option').nth(1).click();
  await expect(picker(page)).toHaveCount(0);
}

export async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Ce qu’elle montre$/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Moves the mouse to a place of the picture, once that is whole on the screen. */
export async function pointAt(page: Page, x: number, y: number): Promise<void> {
  await page.getByRole('group', { name: 'Dessiner une zone' }).evaluate((tools) => tools.scrollIntoView());
  const box = must(await board(page).boundingBox(), 'the picture');
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
}

type Place = readonly [x: number, y: number];

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await pointAt(page, ...from);
  await page.mouse.down();
  await pointAt(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await pointAt(page, ...to);
  await page.mouse.up();
}

export async function press(page: Page, ...places: readonly Place[]): Promise<void> {
  for (const place of places) {
    await pointAt(page, ...place);
    await page.mouse.down();
    await page.mouse.up();
  }
}

/** The zones that the server holds of an image of this title; none without such an image. */
export async function savedZones(origin: string, title: string): Promise<readonly Zone[]> {
  const answer = await fetch(`${origin}/api/interactive-images?show=le-dindon`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const images = (await answer.json()) as readonly InteractiveImage[];
  return images.find((image) => image.title === title)?.zones ?? [];
}

export function expectNear({ x, y }: Point = { x: -1, y: -1 }, [wantedX, wantedY]: Place): void {
  expect(Math.abs(x - wantedX)).toBeLessThan(0.02);
  expect(Math.abs(y - wantedY)).toBeLessThan(0.02);
}

/** While a zone is drawn: Escape closes a menu or the drawer, and the drawing stays. */
export async function expectEscapeOnlyCloses(page: Page): Promise<void> {
  const isDrawing = () => expect(board(page)).toHaveAttribute('data-drawing');
  const menu = page.locator('details', { has: page.locator('[aria-label^="Mon compte"]') });
  await menu.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await isDrawing();

  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await isDrawing();
  if (size !== null) await page.setViewportSize(size);
}
