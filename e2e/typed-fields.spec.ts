import type { Locator } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';

const EDITOR = 'contenu@theatre.example';
const ADMINISTRATOR = 'admin@theatre.example';

test('a day is typed part by part as it is said, or pasted whole', async ({ page }) => {
  await enterAs(page, ADMINISTRATOR, '/regie/application/journal');
  const day = page.getByRole('group', { name: 'Du', exact: true });
  const parts = day.getByRole('spinbutton');
  await parts.first().focus();
  await page.keyboard.type('4 décembre 2026');
  await expect(day).toContainText('04/12/2026');
  await parts.first().focus();
  await page.keyboard.type('5/1/2027');
  await expect(day).toContainText('05/01/2027');
  const paste = pasteInto(parts.nth(2));
  const fault = page.getByText('Ce qui a été collé n’est pas une date');
  await paste('un de ces samedis');
  await expect(fault).toBeVisible();
  await expect(day).toContainText('05/01/2027');
  await paste('samedi 12 décembre 2026 à 20h30');
  await expect(day).toContainText('12/12/2026');
  await expect(fault).toHaveCount(0);
});

test('the moment of a news item is typed as it is said, or pasted whole', async ({ page }) => {
  await enterAs(page, EDITOR, '/coulisses/breve/ecrire');
  const appearance = page.getByRole('group', { name: 'Parution' });
  const [day, hour] = [appearance.getByLabel('Jour'), appearance.getByLabel('Heure')];
  await day.fill('4 décembre 2026');
  await hour.fill('20h30');
  await expect(appearance).toContainText(/4.décembre.2026 à 20.30/);
  await hour.fill('le soir');
  await hour.blur();
  await expect(appearance.getByText('Une heure s’écrit 20:30')).toBeVisible();
  await pasteInto(day)('samedi 12 décembre 2026 à 20h30');
  await expect(day).toHaveValue('12/12/2026');
  await expect(hour).toHaveValue('20:30');
});

const pasteInto = (field: Locator) => (text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

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
