import { ApiClient } from './support/api-client';
import { SHOWS, act, expect, field, openDesk, openShow, test, typeShow, typedDay } from './support/show-desk';
import { deskStored, goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a show that the secretary writes on a train is on the bill once the network is back',
    { tag: '@offline' },
    async ({ page, browser, server }) => {
      await openShow(page, 'le-dindon');
      await synchronised(page);
      await page.getByText('Les places se réservent sur le site').click();
      await act(page, 'Enregistrer');
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      await deskStored(page);
      await goOffline(page);

      await page.goto(SHOWS);
      await page.getByRole('link', { name: 'Ajouter un spectacle' }).click();
      await typeShow(page, 'Les Précieuses ridicules', 30);
      await expect(field(page, 'Séance 1, clôture, jour')).toHaveValue(typedDay(28));
      await field(page, 'Places').fill('60');
      await page.getByText('Se règle à l’entrée').click();
      // With a point, as many keypads have it.
      await field(page, 'Plein tarif').fill('');
      await field(page, 'Plein tarif').pressSequentially('9.50');
      await page.keyboard.press('Tab');
      await expect(field(page, 'Plein tarif')).toHaveValue(/^9,50\s€$/);
      await expect(field(page, 'Tarif réduit')).toHaveValue(/^0,00\s€$/);
      await page.getByRole('tab', { name: 'Aperçu' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('Les Précieuses ridicules');
      await act(page, 'Publier');
      await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
      await page.goto(SHOWS);
      const row = page.getByRole('listitem').filter({ hasText: 'Les Précieuses ridicules' });
      await expect(row).toContainText('En attente d’envoi');
      await expect(row).toContainText('À l’affiche');

      await goOnline(page);
      await expect(row).not.toContainText('En attente d’envoi');
      await expect(page.getByRole('link', { name: /^Voir .* à l’affiche$/ })).toHaveAccessibleName(
        'Voir Les Précieuses ridicules à l’affiche',
      );
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`${server.origin}/spectacle-du-moment`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Les Précieuses ridicules');
      await expect(visitor.getByText('9,50 €')).toBeVisible();
      await row.getByRole('link', { name: 'Les Précieuses ridicules' }).first().click();
      await expect(page.getByRole('checkbox', { name: 'Se règle à l’entrée' })).not.toBeChecked();
      // Other journeys book Le Dindon.
      const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
      await secretary.shows.change('le-dindon', () => ({ bookings: true }));
    },
  );

  test('the wheel over a price scrolls the page and leaves the price alone', async ({ page }) => {
    await openShow(page);
    const price = field(page, 'Plein tarif');
    await price.fill('12');
    await price.hover();
    const top = () => price.evaluate((input) => input.getBoundingClientRect().top);
    const before = await top();
    await page.mouse.wheel(0, 100);
    await expect.poll(top).toBeLessThan(before);
    await expect(price).toHaveValue('12');
  });
});

test('what is wrong is told in the words of the specification, at its field', async ({ page }) => {
  await openShow(page);
  await synchronised(page);
  await act(page, 'Ajouter une séance');
  await field(page, 'Tarif réduit').fill('1e3');
  await field(page, 'Enfant').fill('12€50');
  await field(page, 'Plein tarif').fill('-2');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Enfant')).toHaveValue(/^12,50\s€$/);
  await expect(field(page, 'Tarif réduit')).toHaveValue('1e3');
  await expect(page.getByText('Un montant s’écrit 12,50').first()).toBeVisible();
  await act(page, 'Publier');
  for (const words of [
    'Le titre est obligatoire',
    'Date de spectacle obligatoire',
    'Le prix ne peut etre negatif',
    'Le lieu est obligatoire',
  ])
    await expect.poll(() => page.getByText(words, { exact: true }).count()).toBeGreaterThanOrEqual(2);
  await expect(field(page, 'Titre')).toBeFocused();
});

test('two secretaries of one show find what each changed, and choose where both did', async ({
  page,
  browser,
  server,
}) => {
  await openShow(page);
  await synchronised(page);
  await typeShow(page, 'Cabaret d’hiver', 40);
  await act(page, 'Publier');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openShow(
    other,
    new URL(page.url()).pathname.split('/').at(-1),
    'admin@theatre.example',
    server.origin,
  );
  await expect(field(other, 'Titre')).toHaveValue('Cabaret d’hiver');
  await goOffline(page);
  await field(page, 'Titre').fill('Cabaret de l’hiver');
  await field(page, 'Comment y venir').fill('Par la halle.');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();

  await field(other, 'Titre').fill('Grand cabaret');
  await field(other, 'Places').fill('70');
  await other.keyboard.press('Tab');
  await act(other, 'Enregistrer');
  await expect(other.getByText('Tout est enregistré')).toBeVisible();

  await goOnline(page);
  const choice = page.getByRole('group', { name: 'Titre' });
  await expect(choice).toContainText('Cabaret de l’hiver');
  await expect(choice).toContainText('Grand cabaret');
  await expect(field(page, 'Places')).toHaveValue('70');
  await choice.getByRole('button', { name: /^Garder la vôtre/ }).click();
  await expect(choice).toHaveCount(0);
  await act(page, 'Enregistrer');
  await expect(field(other, 'Titre')).toHaveValue('Cabaret de l’hiver');
  await expect(field(other, 'Comment y venir')).toHaveValue('Par la halle.');
});

test('a hall is not made smaller than what is sold, and a date with bookings stays', async ({ page }) => {
  await openShow(page, 'le-dindon');
  await synchronised(page);
  // Of the last date: other journeys may have added one before it, or enlarged the hall.
  const places = field(page, 'Places').last();
  const [hall, count] = [await places.inputValue(), await field(page, 'Places').count()];
  await places.fill('1');
  await page.keyboard.press('Tab');
  await act(page, 'Enregistrer');
  await expect(page.getByText(/^\d+ places sont déjà vendues/)).toBeVisible();
  await act(page, 'Abandonner…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(places).toHaveValue(hall);

  await act(page, `Retirer la séance ${count}`);
  await act(page, 'Enregistrer');
  await expect(page.getByText(/elle ne peut pas être retirée/)).toBeVisible();
  await act(page, 'Abandonner…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText(`Séance ${count}`, { exact: true })).toBeVisible();
});

test('whoever changes the place of a booked show reads who is told of it, and can take it back', async ({
  page,
}) => {
  await openShow(page, 'le-dindon');
  await synchronised(page);
  await field(page, 'Lieu').fill('Gymnase municipal');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await act(page, 'Enregistrer');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/le site écrira à \d+ personnes qui ont réservé/);
  await question.getByRole('button', { name: 'Enregistrer' }).click();
  const note = page.getByRole('region', { name: 'Qui sera prévenu' });
  await expect(note).toContainText(/le site écrira à \d+ personnes qui ont réservé/);
  const undo = note.getByRole('button', { name: 'Remettre comme avant' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(field(page, 'Lieu')).toHaveValue('Salle des fêtes, Vaubrun');
  await act(page, 'Enregistrer');
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

test('a play brings its title, and an address that leads nowhere leads back to the list', async ({
  page,
}) => {
  await openShow(page);
  await synchronised(page);
  await page.getByRole('combobox', { name: 'Pièce' }).click();
  await page.keyboard.type('Le Malade imaginaire');
  await page.getByRole('option', { name: 'Le Malade imaginaire' }).click();
  await expect(field(page, 'Titre')).toHaveValue('Le Malade imaginaire');
  await expect(page.getByRole('list', { name: 'Pièces du spectacle' })).toContainText('Le Malade imaginaire');
  await page.goto(`${SHOWS}/gerer/nulle-part`);
  await expect(page.getByText('Spectacle introuvable')).toBeVisible();
  await expect(page).toHaveURL(/\/regie\/spectacle$/);
});

test('how a date is paid stays within its column beside the preview', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openShow(page, 'le-dindon');
  const column = page.getByRole('listitem').filter({ has: field(page, 'Séance 1, jour') });
  for (const name of ['Participation libre', 'Se règle à l’entrée']) {
    const words = column.getByText(name);
    await expect(words).toBeVisible();
    const over = await words.evaluate((label) => {
      const row = label.closest('li');
      return row === null ? null : label.getBoundingClientRect().right - row.getBoundingClientRect().right;
    });
    expect(over).toBeLessThanOrEqual(0);
  }
});

test('list and form are welcoming, large and small, by day and by night', async ({ page }) => {
  await openDesk(page, SHOWS);
  await expect(page.getByRole('link', { name: 'Le Dindon', exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('link', { name: 'Le Dindon', exact: true }).click();
  await expect(field(page, 'Séance 1, jour')).toBeVisible();
  await expectWelcomeEverywhere(page);
});
