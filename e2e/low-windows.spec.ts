import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';

/** A screen of 1280 × 800 at 400 %: the browser's own bars leave little of it, and these two all that there is. */
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 200 },
];
const forms = [
  ['news', '/coulisses/breve/ecrire', 'Écrire une brève', 'Texte'],
  ['a play', '/coulisses/piece/rediger-fiche', 'Rédiger une fiche', 'Résumé'],
  ['a show', '/regie/spectacle/gerer', 'Ajouter un spectacle', null],
] as const;

for (const [what, path, heading, field] of forms)
  test(`at 400 %, whoever writes ${what} sees the line being written, and each field that the keyboard comes to`, async ({
    page,
  }) => {
    await enterAs(page, 'admin@theatre.example', path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        scrollTo(0, 0);
        document.body.focus();
      });
      expect(await hiddenStops(page)).toEqual([]);
      if (field !== null) {
        const text = page.getByRole('textbox', { name: field });
        await text.click();
        for (let line = 0; line < 12; line += 1) {
          await page.keyboard.type(`Ligne ${line}`);
          expect(await page.evaluate(seenLines)).toBeGreaterThan(3);
          await page.keyboard.press('Enter');
        }
        for (let line = 0; line < 12; line += 1) {
          await page.keyboard.press('ArrowUp');
          expect(await page.evaluate(seenLines)).toBeGreaterThan(2);
        }
      }
    }
  });

/** What the keyboard comes to on its way through the page and cannot be seen there. */
async function hiddenStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(stopState);
    if (found === 'over') break;
    if (found !== 'seen') hidden.push(found);
  }
  return hidden;
}

/** In the page: whether any of what has the focus can be seen; if not, its markup. */
function stopState(): string {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body) return 'over';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ];
  const hit = document.elementFromPoint(x, y);
  const isSeen =
    hit !== null &&
    (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused));
  return isSeen ? 'seen' : focused.outerHTML.slice(0, 200);
}

/** In the page: how many lines of the text around the caret can be seen, that of the caret being among them; else 0. */
function seenLines(): number {
  const range = getSelection()?.getRangeAt(0);
  const block = range?.startContainer.parentElement?.closest('p, h2, h3, li') ?? null;
  const caret = range?.getClientRects()[0] ?? block?.getBoundingClientRect();
  if (!caret) return 0;
  const middle = caret.top + Math.min(caret.height, 24) / 2;
  const isText = (y: number) =>
    document.elementFromPoint(caret.left + 2, y)?.closest('[contenteditable]') !== null &&
    y > 0 &&
    y < innerHeight;
  if (!isText(middle)) return 0;
  let seen = 0;
  for (let y = 0; y < innerHeight; y += 24) if (isText(y)) seen += 1;
  return seen;
}
