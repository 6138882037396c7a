import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';

const EDITOR = 'contenu@theatre.example';

/** The parts of the date under which a news item appears. */
const appearance = (page: Page) => page.getByRole('group', { name: 'Parution' });

test('a date is typed part by part as it is said, or pasted whole', async ({ page }) => {
  await enterAs(page, EDITOR, '/coulisses/breve/ecrire');
  const parts = appearance(page).getByRole('spinbutton');
  await parts.first().focus();
  await page.keyboard.type('4 décembre 2026 20h30');
  await expect(appearance(page)).toContainText(/04\/12\/2026 \W?20:30/);
  await parts.first().focus();
  await page.keyboard.type('5/1/2027 9:05');
  await expect(appearance(page)).toContainText(/05\/01\/2027 \W?09:05/);
  const paste = (text: string) =>
    parts.nth(2).evaluate((part, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      part.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const fault = page.getByText('Ce qui a été collé n’est pas une date');
  await paste('un de ces samedis');
  await expect(fault).toBeVisible();
  await expect(appearance(page)).toContainText(/05\/01\/2027 \W?09:05/);
  await paste('samedi 12 décembre 2026 à 20h30');
  await expect(appearance(page)).toContainText(/12\/12\/2026 \W?20:30/);
  await expect(fault).toHaveCount(0);
});

test('a file or a link dropped beside its place leaves the page where it is, words may be dragged', async ({
  page,
}) => {
  await page.goto('/utilisateur/inscription');
  await expect(page.getByLabel('Prénom')).toBeVisible();
  const drop = (label: string | null, what: 'file' | 'link' | 'words') =>
    page.evaluate(
      ([into, kind]) => {
        const dataTransfer = new DataTransfer();
        if (kind === 'file') dataTransfer.items.add(new File(['a'], 'affiche.png', { type: 'image/png' }));
        else
          dataTransfer.setData(kind === 'link' ? 'text/uri-list' : 'text/plain', 'https://theatre.example/');
        const target =
          into === null
            ? document.body
            : [...document.querySelectorAll('input')].find((input) => input.name === into);
        const events = ['dragover', 'drop'].map(
          (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
        return events.map((event) => !(target?.dispatchEvent(event) ?? true));
      },
      [label, what] as const,
    );
  expect(await drop(null, 'file')).toEqual([true, true]);
  expect(await drop('firstname', 'file')).toEqual([true, true]);
  expect(await drop(null, 'link')).toEqual([true, true]);
  expect(await drop('firstname', 'link')).toEqual([false, false]);
  expect(await drop(null, 'words')).toEqual([false, false]);
});

test('the field that is typed into stays in sight as the keyboard opens, above the bar of the terms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto('/utilisateur/inscription');
  await expect(page.getByRole('region', { name: 'Conditions générales d’utilisation' })).toBeVisible();
  const field = page.getByLabel('Adresse mail');
  await field.fill('henri@theatre.example');
  // At the foot of what is in sight, where the keyboard comes to lie.
  await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  await page.setViewportSize({ width: 412, height: 520 });
  await expect
    .poll(() =>
      field.evaluate((input) => {
        const { left, top, bottom } = input.getBoundingClientRect();
        return document.elementFromPoint(left + 8, (top + bottom) / 2) === input;
      }),
    )
    .toBe(true);
});

test('what was typed to open an account outlives a reload, but not the password', async ({ page }) => {
  await page.goto('/utilisateur/inscription');
  await page.getByLabel('Prénom').fill('Henri');
  await page.getByLabel('Nom', { exact: true }).fill('Vasseur');
  await page.getByLabel('Adresse mail').fill('henri@theatre.example');
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('Trois-coups-1');
  await page.reload();
  await expect(page.getByLabel('Adresse mail')).toHaveValue('henri@theatre.example');
  await expect(page.getByLabel('Prénom')).toHaveValue('Henri');
  await expect(page.getByRole('textbox', { name: 'Mot de passe', exact: true })).toHaveValue('');
});
