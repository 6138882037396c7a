import type { ElementHandle, Page } from 'playwright/test';
import { expect } from './journey';

/** What is known of a screen's buttons: the kinds that were pressed. */
type Pressed = Set<string>;

/** What a walk over the screens has seen. */
export interface Walk {
  /** Kinds of the frame's buttons, which are on every screen, and are pressed on the first. */
  readonly frame: Pressed;
  /** Buttons that could not be pressed, with the screen. */
  readonly unreachable: string[];
  count: number;
}

export const newWalk = (): Walk => ({ frame: new Set(), unreachable: [], count: 0 });

/** Opens a screen and presses one button of each kind on it, in its dialogs and in its menus. */
export async function pressEverything(page: Page, path: string, walk: Walk): Promise<void> {
  const pressed: Pressed = new Set();
  await open(page, path);
  for (;;) {
    const next = await nextButton(page, pressed, walk.frame);
    if (next === undefined) {
      if (!(await leaveWhatCovers(page))) return;
      continue;
    }
    await press(page, next, path, walk);
    if (pathOf(page) !== path) await comeBack(page, path);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isWhole(page);
}

/** By the browser's way back, which loads nothing anew where the site changed its screen by itself; else by opening it. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goBack();
  await (pathOf(page) === path ? isWhole(page) : open(page, path));
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

interface Button {
  readonly element: ElementHandle<Element>;
  readonly name: string;
  /** It stands on the page itself, not in a dialog or a menu. */
  readonly isBare: boolean;
}

async function press(page: Page, button: Button, path: string, walk: Walk): Promise<void> {
  walk.count += 1;
  const obstacle = await obstacleTo(page, button);
  if (obstacle !== null) walk.unreachable.push(`${path}: ${button.name}: ${obstacle}`);
  expect((await headingsWhenDrawn(page)).join('\n')).not.toContain('Une erreur est survenue');
}

/** Milliseconds of each attempt: what covers a button may open late, and a busy machine is slow to click. */
const ATTEMPTS = [3_000, 10_000, 30_000];

/** Clicks it. Returns what was in the way, as the browser last said; null: nothing was. */
async function obstacleTo(page: Page, { element, isBare }: Button): Promise<string | null> {
  let obstacle: string | null = null;
  for (const timeout of ATTEMPTS) {
    const state = await element.evaluate(readiness, isBare);
    // A button that is gone by now no longer belongs to this screen.
    if (state === 'gone') return null;
    if (state === 'covered') await page.keyboard.press('Escape');
    obstacle = await element.click({ timeout }).then(
      () => null,
      async (error: unknown) =>
        `${String(error).trim().split('\n').slice(-3).join(' ')} ${await element.evaluate(describeObstacle)}`,
    );
    if (obstacle === null) return null;
  }
  return obstacle;
}

/**
 * In the page: whether a button can be pressed, is gone, or is behind what another button unfolded, maybe late. Of one in
 * a dialog only another dialog counts: Escape would close its own.
 */
function readiness(element: Element, isBare: boolean): 'ready' | 'gone' | 'covered' {
  if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) return 'gone';
  if (element.matches(':disabled, [aria-disabled="true"], :has(:disabled)')) return 'gone';
  if (!isBare) return element.closest('[inert]') === null ? 'ready' : 'covered';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  // A notice disappears by itself.
  const isFree = element.contains(hit) || (hit !== null && hit.closest('[data-notices]') !== null);
  return isFree ? 'ready' : 'covered';
}

/** In the page: which dialogs are open, what makes an element inert, and where the focus is. */
function describeObstacle(element: Element): string {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const names = dialogs.map((dialog) => (dialog.textContent ?? '').slice(0, 40));
  const inert = element.closest('[inert]')?.className ?? 'nothing';
  const focus = document.activeElement?.outerHTML.slice(0, 120);
  return `(inert by: ${inert}; open: ${names.join(', ')}; focus: ${focus})`;
}

/** Closes the dialog or the menu on top. Tells whether there was one. */
async function leaveWhatCovers(page: Page): Promise<boolean> {
  const covers = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
  const before = await covers.count();
  if (before === 0) return false;
  await page.keyboard.press('Escape');
  await headingsWhenDrawn(page);
  return (await covers.count()) < before;
}

/** Waits until what was pressed is on the screen. Returns its headings. */
async function headingsWhenDrawn(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  });
}

async function nextButton(page: Page, pressed: Pressed, frame: Pressed): Promise<Button | undefined> {
  const found = await page.evaluateHandle(findNext, [...pressed, ...frame]);
  const element = (await found.getProperty('element')).asElement() as ElementHandle<Element> | null;
  if (element === null) return undefined;
  const { kind, isFrame, ...button } = await found.evaluate((told) => ({
    kind: told.kind,
    isFrame: told.isFrame,
    isBare: told.isBare,
    name: told.name,
  }));
  (isFrame ? frame : pressed).add(kind);
  return { element, ...button };
}

/** In the page: the first button that is shown and of whose kind none was pressed. */
function findNext(pressed: readonly string[]) {
  const pressable =
    'button, summary, [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], label:has(input:is([type="checkbox"], [type="radio"]))';
  for (const element of document.querySelectorAll(pressable)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.matches(':disabled, [aria-disabled="true"], :has(:disabled)')) continue;
    if (element.closest('[inert], [aria-hidden="true"]') !== null) continue;
    const name = nameOf(element);
    // The one ends the walk; the others are for screen readers alone, at the ends of a menu and of a calendar.
    if (
      ['Se déconnecter', 'Rejeter'].includes(name) ||
      element.closest('[style*="rect(0px, 0px, 0px, 0px)"]') !== null
    )
      continue;
    const cover = element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
    const isBare = cover === null;
    const isFrame = isBare && element.closest('main') === null;
    const place = cover === null ? '' : nameOf(cover).slice(0, 40);
    const kind = `${place} › ${element.tagName} ${element.className} ${callOf(element, name)}`;
    if (!pressed.includes(kind)) return { element, kind, isFrame, isBare, name: `${place} › ${name}` };
  }
  return { element: null, kind: '', isFrame: false, isBare: false, name: '' };

  /** What tells it from similar ones: its place in a row, since rows repeat their buttons, or its first word. */
  function callOf(element: Element, name: string): string {
    const row = element.closest('li, tr, article, [role="row"], [role="option"]');
    if (row === null) return (name.split(' ')[0] ?? '').replace(/\d+/g, '#');
    return `in a row ${[...row.querySelectorAll(pressable)].indexOf(element)}`;
  }

  function nameOf(element: Element): string {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (element.getAttribute('aria-label') ?? (label || (element.textContent ?? '')))
      .trim()
      .replace(/\s+/g, ' ');
  }
}
