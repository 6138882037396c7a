import { enterAs } from './support/enter';
import { expect, freshServer, test as base } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** A notice is above the pages of everybody. */
const test = base.extend({ server: freshServer() });

const NOTICE = 'La séance de ce soir est annulée';

test(
  'a notice that the administration writes is above every page, for who is reading and who reads without a network',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    const visitor = await browser.newPage({ baseURL: server.origin });
    await visitor.goto('/breve');
    await shellStored(visitor);
    await synchronised(visitor);

    await enterAs(page, 'admin@theatre.example', '/regie/application');
    const section = page.getByRole('region', { name: 'L’annonce en haut des pages' });
    await section.getByText('Afficher en haut de chaque page').click();
    await section.getByRole('textbox', { name: 'Annonce' }).fill(NOTICE);
    await section.getByRole('textbox', { name: /^Lien/ }).fill('/reservations');
    await section.getByRole('button', { name: 'Enregistrer l’annonce' }).click();
    await expect(page.getByText('l’annonce est en haut de chaque page')).toBeVisible();

    const notice = visitor.getByRole('link', { name: NOTICE });
    await expect(notice).toBeVisible();
    await goOffline(visitor);
    await visitor.goto('/breve/archives');
    await notice.click();
    await expect(visitor).toHaveURL(/\/reservations$/);
    await expect(notice).toBeVisible();

    const withoutScripts = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: false });
    await withoutScripts.goto('/breve');
    await expect(withoutScripts.getByRole('link', { name: NOTICE })).toBeVisible();
    await withoutScripts.close();
    await visitor.close();

    await expect(page.getByRole('link', { name: NOTICE })).toBeVisible();
    await expectWelcomeEverywhere(page);
    await section.getByText('Afficher en haut de chaque page').click();
    await section.getByRole('button', { name: 'Enregistrer l’annonce' }).click();
    await expect(page.getByRole('link', { name: NOTICE })).toHaveCount(0);
    await page.reload();
    await expect(section.getByRole('textbox', { name: 'Annonce' })).toHaveValue(NOTICE);
    await expect(page.getByRole('link', { name: NOTICE })).toHaveCount(0);
  },
);
