import { expect, test } from './support/journey';
import { act, addAuthor, addCharacter, field, openSheet, takePoster, title } from './support/sheet-desk';
import { deskStored, goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test.describe('on a phone without network', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a play with a new author, three characters and two dates is written, and stands in the library as previewed',
    { tag: '@offline' },
    async ({ page, server }) => {
      await openSheet(page);
      await synchronised(page);
      await deskStored(page);
      await goOffline(page);

      await title(page).fill('La Station Champbaudet');
      await field(page, 'Genre').fill('comédie');
      await field(page, 'Durée, en minutes').fill('95');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Soit 1 h 35')).toBeVisible();

      await page.getByRole('combobox', { name: 'Auteur' }).click();
      await page.keyboard.type('Édouard Martin-Laval');
      await page.getByRole('option', { name: /^Ajouter/ }).click();
      await act(page, 'Ajouter cet auteur');
      await expect(page.getByRole('list', { name: 'Auteurs de la pièce' })).toContainText(
        'Édouard Martin-Laval',
      );
      await addAuthor(page, 'Eugène Labiche');
      await act(page, 'Monter Eugène Labiche');
      await expect(page.getByRole('button', { name: 'Monter Eugène Labiche' })).toBeFocused();

      await takePoster(page);
      await page.getByRole('group', { name: 'Femmes' }).getByRole('textbox', { name: 'Au moins' }).fill('4');
      await page.keyboard.press('Tab');
      await page.getByRole('group', { name: 'Hommes' }).getByRole('textbox', { name: 'Au moins' }).fill('5');
      await page.keyboard.press('Tab');
      await expect(page.getByText('4 femmes, 5 hommes : 9 en tout')).toBeVisible();

      await page.getByText('L’association l’a jouée, ou va la jouer').click();
      await page.getByRole('button', { name: /Type de spectacle/ }).click();
      await page.getByRole('option', { name: 'Adultes' }).click();
      await act(page, 'Ajouter une date');
      await page.keyboard.type('ven. 11 déc. 2026');
      await field(page, 'Date 1, heure').fill('20h30');
      await act(page, 'Ajouter une date');
      await expect(field(page, 'Date 2, jour')).toHaveValue('12/12/2026');
      await act(page, /^Ajouter 2026/);
      await addCharacter(page, 'Malingear', 'Rémi Castan');
      await addCharacter(page, 'Madame Ratinois', 'Colette Marty');
      await addCharacter(page, 'Emmeline', 'Agathe Vidal');
      await act(page, /^La miniature de la pièce pour les 3 personnages/);

      await page.getByRole('tab', { name: 'Aperçu' }).click();
      const sheet = page.getByRole('tabpanel').getByRole('article');
      await expect(sheet).toContainText('Madame Ratinois');
      const previewed = (await sheet.locator('dl, #distribution, #representations').allInnerTexts()).join(
        '\n',
      );

      await act(page, 'Publier');
      await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
      await goOnline(page);
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      await page.goto(`${server.origin}/bibliotheque/la-station-champbaudet`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Station Champbaudet');
      const shown = page.getByRole('article');
      await expect(shown).toContainText('Eugène Labiche et Édouard Martin-Laval');
      await expect(shown).toContainText('Madame Ratinois');
      expect((await shown.locator('dl, #distribution, #representations').allInnerTexts()).join('\n')).toBe(
        previewed,
      );
      await expect(page.getByRole('link', { name: 'Modifier la fiche' })).toBeVisible();
    },
  );
});

test('a button stays under the finger that presses it, though the field left for it is wrong', async ({
  page,
}) => {
  await page.clock.install();
  await openSheet(page);
  await page.getByText('L’association l’a jouée, ou va la jouer').click();
  await field(page, 'Années').fill('1983');
  const add = page.getByRole('button', { name: 'Ajouter une date' });
  await add.hover();
  const top = () => add.evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.down();
  await expect(field(page, 'Années')).not.toBeFocused();
  await page.clock.fastForward('00:10');
  expect(await top()).toBe(before);
  await page.mouse.up();
  await expect(field(page, 'Date 1, jour')).toBeFocused();
  await expect(page.getByText('« 1983 » n’est pas une année de 1984 à 3000')).toBeVisible();
});

test('the duration in hours moves nothing from under the finger that leaves its field', async ({ page }) => {
  await openSheet(page);
  await title(page).fill('La Cagnotte');
  await field(page, 'Durée, en minutes').pressSequentially('75');
  await expect(page.getByText('Soit 1 h 15')).toBeVisible();
  const take = page.getByRole('button', { name: 'Prendre l’affiche dessinée par le site' });
  await take.click({ position: { x: 20, y: 6 }, delay: 100 });
  await expect(page.getByText(/^Affiche dessinée, /)).toBeVisible();
});

test('everything that is wrong is told in the words of the specification, at its field, and nothing is lost', async ({
  page,
}) => {
  await openSheet(page);
  await page.getByRole('combobox', { name: 'Auteur' }).fill('feydeau georges');
  await field(page, 'Genre').fill('vaude\u202eville');
  await page.getByText('L’association l’a jouée, ou va la jouer').click();
  await field(page, 'Années').fill('1983');
  await act(page, 'Ajouter une date');
  await act(page, 'Ajouter un personnage');
  await act(page, 'Publier');

  for (const words of [
    'La miniature est obligatoire',
    'Au moins un auteur doit être renseigné',
    'Le titre est obligatoire',
    'Le type de spectacle de la représentation est obligatoire',
    'Date de représentation obligatoire',
    'Le nom du personnage est obligatoire',
    'Miniature obligatoire',
    '« 1983 » n’est pas une année de 1984 à 3000',
  ])
    await expect(page.getByText(words, { exact: true }).nth(1)).toBeAttached();
  await expect(title(page)).toBeFocused();
  await expect(field(page, 'Années')).toHaveValue('1983');
  await expect(field(page, 'Genre')).toHaveValue('vaudeville');
  await expect(page.getByRole('combobox', { name: 'Auteur' })).toHaveValue('feydeau georges');

  await field(page, 'Années').fill('');
  await act(page, 'Publier');
  await expect(
    page.getByText('Au moins une année est nécessaire pour la représentation').first(),
  ).toBeVisible();
  await field(page, 'Date 1, jour').fill('31/02/2026');
  await field(page, 'Date 1, heure').fill('20:30');
  await expect(page.getByText('Le 31 février 2026 n’existe pas').last()).toBeVisible();
  await field(page, 'Date 1, jour').fill('29/03/2026');
  await field(page, 'Date 1, heure').fill('2h30');
  await expect(page.getByText(/on passe de/).last()).toBeVisible();
  const women = page.getByRole('group', { name: 'Femmes' });
  await women.getByRole('textbox', { name: 'Au moins' }).fill('5');
  await page.keyboard.press('Tab');
  await expect(women.getByRole('textbox', { name: 'Au plus' })).toHaveValue('5');
  await women.getByRole('textbox', { name: 'Au plus' }).fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Le maximum est en dessous du minimum, 5').last()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Date 1, jour')).toHaveValue('29/03/2026');
});

test('what is typed while the poster is drawn stays as it was typed', async ({ page }) => {
  await page.addInitScript(() => {
    const mayDraw = new Promise((resolve) => addEventListener('draw-now', resolve));
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function () {
      await mayDraw;
      return decode.call(this);
    };
  });
  await openSheet(page, 'le-dindon');
  await title(page).fill('Le Dindon vole');
  await act(page, 'Prendre l’affiche dessinée par le site');
  await title(page).fill('Le Dindon vole bas');
  await page.evaluate(() => dispatchEvent(new Event('draw-now')));
  await expect(page.getByText('Affiche dessinée, Le Dindon vole', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('Le Dindon vole bas');
});

test('the form has no barrier', async ({ page }) => {
  await openSheet(page, 'le-dindon');
  await page.getByRole('button', { name: /^\d Pontagnac/ }).click();
  await expect(field(page, 'Nom du personnage')).toHaveValue('Pontagnac');
  await act(page, 'Ajouter une date');
  await field(page, 'Années').fill('1983');
  await page.keyboard.press('Tab');
  await expectWelcomeEverywhere(page);
});

test('by keyboard alone an author is added, a character moved and the sheet saved', async ({ page }) => {
  await openSheet(page, 'le-dindon');
  await page.getByRole('combobox', { name: 'Autre auteur' }).focus();
  await page.keyboard.type('moli');
  await expect(page.getByRole('option', { name: /Molière/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Auteurs de la pièce' })).toContainText('Molière');
  await page.getByRole('button', { name: 'Descendre Pontagnac' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Descendre Pontagnac' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^3 Pontagnac/ })).toBeVisible();
  await page.getByRole('button', { name: 'Prendre l’affiche dessinée par le site' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^La miniature de la pièce pour les 11/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enregistrer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^3 Pontagnac/ })).toBeVisible();
});
