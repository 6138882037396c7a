import { readFileSync } from 'node:fs';
import { must } from '#common/base/must';
import { enterAs } from './support/enter';
import { expect, freshServer, test as base } from './support/journey';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';

/** Other journeys may have generated all that the demo has for its member. */
const test = base.extend({ server: freshServer() });

test(
  'a free ticket is generated without a network, comes as a PDF once the server has it, and opens in a tunnel',
  { tag: '@offline' },
  async ({ page }) => {
    await enterAs(page, 'membre@theatre.example', '/utilisateur/profil');
    await synchronised(page);
    const tickets = page.getByRole('region', { name: 'Mes places gratuites' });
    const ofHugo = tickets.getByRole('article').filter({ hasText: 'Hugo Lemaire' });
    await goOffline(page);
    await ofHugo.getByRole('button', { name: /^Générer/ }).click();
    await expect(ofHugo.getByText('Partira avec le réseau')).toBeVisible();
    await expect(ofHugo.getByRole('button', { name: /^PDF/ })).toBeDisabled();
    await goOnline(page);
    await expect(ofHugo.getByText('Généré')).toBeVisible();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      ofHugo.getByRole('button', { name: /^PDF/ }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(
      readFileSync(must(await pdf.path(), 'the file'))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    await shellStored(page);
    await goOffline(page);
    await ofHugo.getByRole('link', { name: 'Ouvrir le billet d’Hugo Lemaire' }).click();
    await expect(page).toHaveURL(/\/utilisateur\/billet\//);
    await page.reload();
    const code = page.getByRole('img', { name: /^Code QR à présenter à l’entrée/ });
    await expect(code).toBeVisible();
    await expect(page.getByText(/^Code [0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
    const [entry] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ajouter à l’agenda' }).click(),
    ]);
    expect(entry.suggestedFilename()).toMatch(/^billet-[-a-z]+-\d{4}-\d\d-\d\d-\w{4}-\w{4}\.ics$/);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Partager' }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    await page.getByRole('button', { name: 'En plein écran' }).click();
    const sheet = page.getByRole('dialog', { name: 'Code à présenter à l’entrée' });
    await expect(sheet.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  },
);

test(
  'a device that never held the free tickets, and that nobody answers, says so and goes on by itself',
  { tag: '@offline' },
  async ({ page, context }) => {
    await enterAs(page, 'membre@theatre.example', '/utilisateur/profil');
    await synchronised(page);
    await shellStored(page);
    await page.goto('/robots.txt');
    await page.evaluate(forgetMirrors);
    await context.setOffline(true);
    await page.goto('/utilisateur/profil');
    await expect(page.getByText('Erreur lors de la récupération des places gratuites')).toBeVisible();
    const tickets = page.getByRole('region', { name: 'Mes places gratuites' });
    await expect(tickets).toContainText('Vos places ne sont pas encore sur cet appareil');
    await context.setOffline(false);
    await expect(tickets.getByRole('article').first()).toBeVisible();
  },
);

/** In the page: deletes what a browser that needs room would delete. The session is stored elsewhere. */
async function forgetMirrors(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    if (name === 'directory' || name.startsWith('mirror-'))
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
}
