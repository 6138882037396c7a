import type { Page } from 'playwright/test';
import { act, expect, field, openDesk, test } from './support/show-desk';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const PATH = '/regie/application/association';
const ADMIN = 'admin@theatre.example';
const saved = 'C’est enregistré, et visible sur le site.';

/** Types into a field while the next request about the settings is under way. */
const typeWhileSent = (page: Page, label: string, words: string) =>
  page.route(
    '**/api/settings',
    async (route) => {
      await field(page, label).fill(words);
      await route.continue();
    },
    { times: 1 },
  );

test(
  'name, address, logo and colour are changed, and visitors see them, one who was offline too',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${server.origin}/breve`);
    await synchronised(visitor);
    await shellStored(visitor);
    await goOffline(visitor);

    await openDesk(page, '/regie/application', ADMIN);
    await page.getByRole('main').getByRole('link', { name: 'L’association' }).click();
    await expect(field(page, 'Nom de l’association')).toHaveValue('Les Amis de la Scène');
    await expectWelcomeEverywhere(page);
    await field(page, 'Nom de l’association').fill(' ');
    await field(page, 'Page Facebook (facultatif)').fill('javascript:alert(1)');
    await field(page, 'Présentation').focus();
    await expect(page.getByText('Le nom est obligatoire')).toBeVisible();
    await expect(page.getByText(/^Une adresse s’écrit facebook\.com/)).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(field(page, 'Nom de l’association')).toBeFocused();

    await field(page, 'Nom de l’association').fill('Les Tréteaux du Lavoir');
    await field(page, 'Page Facebook (facultatif)').fill('');
    await field(page, 'Adresse (facultatif)').fill('Ancien lavoir\n46000 Vaubrun');
    await page.getByRole('group', { name: /^Logo/ }).getByRole('button', { name: 'Choisir…' }).click();
    const miniatures = page.getByRole('dialog').getByRole('listbox').getByRole('option');
    await miniatures.first().click();
    await page.getByRole('button', { name: /Couleur du site$/ }).click();
    await page.getByRole('option', { name: 'Bleu nuit' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-colour', 'BLEU');
    await expectWelcomeEverywhere(page);
    await act(page, 'Enregistrer');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { includeHidden: true }).first()).toBeAttached();

    await goOnline(visitor);
    const footer = visitor.getByRole('contentinfo');
    await expect(footer).toContainText('Ancien lavoir');
    await expect(footer).toContainText('Les Tréteaux du Lavoir');
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
    await expect(visitor.locator('html')).toHaveAttribute('data-colour', 'BLEU');
    await goOffline(visitor);
    await visitor.reload();
    await expect(visitor.locator('html')).toHaveAttribute('data-colour', 'BLEU');
    await expect(visitor.getByRole('contentinfo')).toContainText('Ancien lavoir');
  },
);

test('of two administrators at once, neither loses what they wrote, even while it was being sent', async ({
  page,
  browser,
  server,
}) => {
  await openDesk(page, PATH, ADMIN);
  await expect(field(page, 'Présentation')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openDesk(other, PATH, ADMIN, server.origin);
  await field(other, 'Présentation').fill('Une troupe de Vaubrun.');
  await field(other, 'Adresse (facultatif)').fill('Halle aux grains');
  await field(other, 'Page Facebook (facultatif)').fill('facebook.com/halle');
  await act(other, 'Enregistrer');
  await expect(other.getByText(saved)).toBeVisible();

  await field(page, 'Présentation').fill('Théâtre amateur à Vaubrun.');
  await typeWhileSent(page, 'Page Facebook (facultatif)', 'facebook.com/vaubrun');
  await act(page, 'Enregistrer');
  await expect(
    page.getByText('Quelqu’un d’autre a changé aussi la présentation, la page Facebook.'),
  ).toBeVisible();
  await expect(field(page, 'Page Facebook (facultatif)')).toHaveValue('facebook.com/vaubrun');
  await expect(field(page, 'Adresse (facultatif)')).toHaveValue('Halle aux grains');
  await expect(field(page, 'Présentation')).toHaveValue('Théâtre amateur à Vaubrun.');
  await act(page, 'Enregistrer');
  await expect(page.getByText(saved)).toBeVisible();
  await other.reload();
  await expect(field(other, 'Présentation')).toHaveValue('Théâtre amateur à Vaubrun.');
  await expect(field(other, 'Adresse (facultatif)')).toHaveValue('Halle aux grains');
});

test('what was typed and not saved is there again when one comes back, and can be given up', async ({
  page,
}) => {
  await openDesk(page, PATH, ADMIN);
  const address = field(page, 'Adresse (facultatif)');
  const before = await address.inputValue();
  await address.fill('Salle des mariages');
  await page.goto('/breve');
  await page.goto(PATH);
  await expect(page.getByText('Ce qui était saisi est repris.')).toBeVisible();
  await expect(address).toHaveValue('Salle des mariages');
  await expectWelcomeEverywhere(page);
  await act(page, 'Repartir de ce qui est enregistré');
  await expect(address).toHaveValue(before);
  await page.reload();
  await expect(address).toHaveValue(before);
  await expect(page.getByText('Ce qui était saisi est repris.')).toHaveCount(0);

  await address.fill('Salle des mariages');
  await typeWhileSent(page, 'Présentation', 'Une troupe qui répète.');
  await act(page, 'Enregistrer');
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue('Salle des mariages');
  await expect(field(page, 'Présentation')).toHaveValue('Une troupe qui répète.');
});
