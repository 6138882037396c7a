import { randomUUID } from 'node:crypto';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { expect, test } from './support/free-tickets';
import { freshDoor, lookUp, openDoor, openScan } from './support/hand-door';
import { expectWelcome, expectWelcomeEverywhere } from './support/welcome';

test.use({ viewport: { width: 390, height: 844 } });

test('a group comes in as its people come, and each row says how it stands', async ({ page, server }) => {
  const date = await dateWithOpenDoors(server.origin);
  const name = `Castan-${randomUUID().slice(0, 6)}`;
  await bookByApi(server.origin, date, 4, { name });
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const verdict = page.locator('main section[role=alert]');
  const somewhere = () => page.evaluate(() => document.activeElement !== document.body);

  await page.getByRole('button', { name: 'Passages…' }).click();
  await expect(page.getByText('Personne n’est encore passé par ce téléphone.')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(await lookUp(page, name)).toContainText('à payer');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('button', { name: 'Payé, faire entrer' }).click();
  await expect(verdict).toContainText('Enregistré à');
  await verdict.getByRole('button', { name: 'Ils sont moins de 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByText('1 / 4', { exact: true })).toBeVisible();
  await expect(verdict).toHaveCount(0);
  expect(await somewhere()).toBe(true);

  const row = await lookUp(page, name);
  await expect(row).toContainText('1 sur 4 déjà entré');
  await row.click();
  await expect(page.getByRole('dialog', { name: 'Combien entrent ?' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
  await expect(verdict).toContainText('3places');
  // While counting people there is time: it stays until it is touched.
  await expect(verdict).toContainText('Enregistré à');
  expect(await verdict.getByText('Ils sont moins de 3').isVisible()).toBe(true);
  await verdict.getByRole('button', { name: 'Billet suivant' }).click({ position: { x: 20, y: 20 } });
  await expect(verdict).toHaveCount(0);
  expect(await somewhere()).toBe(true);
  await expect(await lookUp(page, name)).toContainText('déjà entrés');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Passages…' }).click();
  await page
    .getByRole('button', { name: new RegExp(`^Annuler l’entrée de .*${name}`) })
    .first()
    .click();
  await expect(page.getByText('1 / 4', { exact: true })).toBeVisible();
  await expect(page.getByText('Entrée annulée', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Passages…' }).click();
  const paid = page.getByRole('listitem').filter({ hasText: /€ en espèces(?!\s· annulée)/ });
  const undo = paid.getByRole('button', { name: /^Annuler l’entrée de/ });
  await undo.click();
  const question = page.getByRole('alertdialog', { name: new RegExp(`^Annuler l’entrée de .*${name}`) });
  await expect(question).toContainText(/Rendez-lui [\d,]+\s€ \(espèces\)/);
  await question.getByRole('button', { name: 'Garder' }).click();
  await undo.click();
  await question.getByRole('button', { name: 'Annuler l’entrée' }).click();
  await expect(page.getByText(/^Entrée annulée\s: rendez [\d,]+\s€ \(espèces\)$/)).toBeVisible();
  await expect(page.getByText('0 / 4', { exact: true })).toBeVisible();
});

test('going out is seen at a glance, and a held phone hides nothing of a verdict', async ({
  page,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const name = `Oustric-${randomUUID().slice(0, 6)}`;
  await bookByApi(server.origin, date, 1, { name });
  await openScan(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const choice = page.getByRole('button', { name: /Séance$/ });
  await expect(choice).toBeVisible();
  expect(await choice.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDoor(page, date, freshDoor());
  await expect(page.getByRole('radio', { name: 'Entrées' })).toBeChecked();
  await page.getByText('Sorties', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Sorties' })).toBeChecked();
  await expectWelcomeEverywhere(page);

  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByText('Entrées', { exact: true }).click();
  await (await lookUp(page, name)).click();
  const verdict = page.locator('main section[role=alert]');
  const asked = [verdict.getByText(/^ATTENTION$/), verdict.getByRole('button', { name: 'Par carte' })];
  await Promise.all(asked.map((part) => expect(part).toBeInViewport({ ratio: 1 })));
  await page.getByRole('button', { name: 'Payé, faire entrer' }).click();
  await (await lookUp(page, name)).click();
  // At once: the verdict disappears after some seconds.
  const said = [/^ATTENTION$/, /^Déjà entré à/, new RegExp(name)];
  await Promise.all(said.map((words) => expect(verdict.getByText(words)).toBeInViewport({ ratio: 1 })));
});

test('a phone left on exits counts nobody who never came in, and lets them in by one tap', async ({
  page,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const name = `N’Diaye-${randomUUID().slice(0, 6)}`;
  const typed = name.replace('’', '').replace('-', ' ');
  await bookByApi(server.origin, date, 2, { name });
  await openScan(page);
  await openDoor(page, date, freshDoor());
  await page.getByText('Sorties', { exact: true }).click();
  await choose();
  const verdict = page.locator('main section[role=alert]');
  await expect(verdict).toContainText('Pas entré');
  await expect(page.getByText('0 / 2', { exact: true })).toBeVisible();
  await expectWelcome(page);
  await verdict.getByRole('button', { name: 'Entrer' }).click();
  await verdict.getByRole('button', { name: 'Payé, faire entrer' }).click();
  await expect(verdict).toContainText('Enregistré à');
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  await choose();
  await expect(verdict.getByText('Sortie', { exact: true })).toBeVisible();
  await expect(page.getByText('0 / 2', { exact: true })).toBeVisible();

  async function choose() {
    await lookUp(page, typed);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(name) })
      .click();
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`with letters of twice the size, the door is whole at ${size.width} × ${size.height}`, async ({
    page,
    server,
  }) => {
    const date = await dateWithOpenDoors(server.origin);
    const name = `Castan-${randomUUID().slice(0, 6)}`;
    await bookByApi(server.origin, date, 2, { name });
    await openScan(page);
    await openDoor(page, date, freshDoor());
    await page.setViewportSize(size);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const name of ['Nom…', 'Passages…', 'Fermer la porte'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    for (const words of ['0 / 2', 'Entrées', 'Sorties'])
      await expect(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
    await (await lookUp(page, name)).click();
    const verdict = page.locator('main section[role=alert]');
    await expect(verdict.getByText(/^À encaisser/)).toBeInViewport({ ratio: 1 });
    await expect(verdict.getByRole('button', { name: 'Payé, faire entrer' })).toBeInViewport({ ratio: 1 });
  });
