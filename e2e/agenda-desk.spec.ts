import { act, expect, field, openDesk, openShow, test, typeShow, typedDay } from './support/show-desk';
import { goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcome } from './support/welcome';

const EVENTS = '/regie/application/evenements';
const ADMIN = 'admin@theatre.example';

test('what somebody deletes while it is being written is gone for good, and its words stay here', async ({
  page,
  browser,
  server,
}) => {
  await openDesk(page, `${EVENTS}/gerer`, ADMIN);
  await synchronised(page);
  await field(page, 'Titre').fill('Bal masqué');
  await act(page, 'Ajouter une date');
  await field(page, 'Date 1, jour').fill(typedDay(20));
  await field(page, 'Date 1, heure').fill('21h');
  await field(page, 'Lieu').fill('La halle');
  await act(page, 'Publier');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await field(page, 'Titre').fill('Grand bal masqué');
  await expect(page.getByText(/^Brouillon sur cet appareil/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openDesk(other, EVENTS, ADMIN, server.origin);
  await act(other, 'Supprimer Bal masqué');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();

  await expect(page.getByText(/Quelqu’un a supprimé ceci entre-temps\. Vos mots sont gardés/)).toBeVisible();
  await page.goto(EVENTS);
  const row = page.getByRole('listitem').filter({ hasText: 'Grand bal masqué' });
  await expect(row).toContainText('Brouillon sur cet appareil');
  await expect(row).not.toContainText('jamais enregistré');
});

test('drafts are counted among all there is, and one chooses how many go on a page', async ({ page }) => {
  await openDesk(page, EVENTS, ADMIN);
  await synchronised(page);
  await expect(page.getByRole('link', { name: 'Assemblée générale', exact: true })).toBeVisible();
  const all = page.getByRole('tab', { name: /^Tout/ });
  const before = Number((await all.innerText()).replace(/\D/g, ''));
  await page.getByRole('link', { name: 'Ajouter un évènement' }).click();
  await field(page, 'Titre').fill('Goûter des costumières');
  await expect(page.getByText(/^Brouillon sur cet appareil/)).toBeVisible();
  await page.goto(EVENTS);
  const row = page.getByRole('listitem').filter({ hasText: 'Goûter des costumières' });
  await expect(row).toContainText('jamais enregistré');
  await expect(all).toHaveText(`Tout${before + 1}`);
  await page.getByRole('button', { name: /Par page/ }).click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(page).toHaveURL(/\?taille=5$/);
});

test('a hall that is enlarged without a network tells nothing of its seats until the server has it', async ({
  page,
}) => {
  await openShow(page, 'le-dindon');
  await synchronised(page);
  const taken = page.getByText(/places prises ou retenues$/);
  await expect(taken.first()).toBeVisible();
  await goOffline(page);
  await field(page, 'Places').last().fill('130');
  await page.keyboard.press('Tab');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Gardé sur cet appareil : partira au retour du réseau.')).toBeVisible();
  await expect(page.getByText('Le spectacle est enregistré.')).toHaveCount(0);
  await expect(taken).toHaveCount(0);
  await goOnline(page);
  await expect(page.getByText('Le spectacle est enregistré.')).toBeVisible();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect(taken.first()).toBeVisible();
});

test('a required field that is left empty says so', async ({ page }) => {
  await openShow(page);
  await synchronised(page);
  await field(page, 'Lieu').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Le lieu est obligatoire')).toBeVisible();
});

test('a show that is twice told to become an event becomes one', async ({ page }) => {
  await openDesk(page, '/regie/spectacle/gerer/le-dindon', ADMIN);
  await synchronised(page);
  await page.getByRole('button', { name: 'En faire un évènement' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Ajouter un évènement' })).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('Le Dindon');
  await page.goto(`${EVENTS}?vue=brouillons`);
  await expect(page.getByRole('link', { name: 'Le Dindon', exact: true })).toHaveCount(1);
});

test('a show that leaves the bill before it is given says so', async ({ page }) => {
  await openShow(page);
  await synchronised(page);
  await typeShow(page, 'Les Fourberies de Scapin', 30);
  const note = page.getByText('L’affichage finit avant la dernière date');
  await expect(note).toBeVisible();
  await page
    .getByRole('group', { name: 'Fin de l’affichage' })
    .getByRole('textbox', { name: 'Jour' })
    .fill(typedDay(32));
  await expect(note).toHaveCount(0);
  await act(page, 'Retirer la séance 1');
  await expect(page.getByText(/n’est plus dans la liste$/)).toBeAttached();
});

test('shows that never came here are not told as none', async ({ page }) => {
  await openDesk(page, '/regie/application/spectacle', ADMIN);
  await synchronised(page);
  await page.context().route('**/api/changes**', (route) => route.abort());
  await page.goto('/icons/og-default.png');
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const deleted = (name: string) =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.deleteDatabase(name);
        asked.addEventListener('success', resolve);
        asked.addEventListener('error', reject);
      });
    await Promise.all(names.filter((name) => /^(mirror-|directory$)/.test(name)).map(deleted));
  });
  await page.goto('/regie/application/spectacle');
  await expect(page.getByText(/Cet appareil n’a encore jamais reçu cette liste/)).toBeVisible();
  await expect(page.getByText(/Relâche/)).toHaveCount(0);
  await expectWelcome(page);
});
