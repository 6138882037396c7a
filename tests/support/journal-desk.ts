import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { journalRoutes } from '#server/operation/journal/journal-routes';
import { userRoutes } from '#server/people/account/user-routes';
import { priceCategoryRoutes } from '#server/agenda/price-category/price-category-routes';
import { prepareSite } from '#server/content/settings/prepare-site';
import { settingsRoutes } from '#server/content/settings/settings-routes';
import { addSponsor } from '#server/content/sponsor/sponsor-repository';
import { sponsorRoutes } from '#server/content/sponsor/sponsor-routes';
import { type AskApi, openApi } from './api';
import { sponsorDraft } from './sponsor-draft';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

const garage = sponsorDraft({ slug: 'garage-de-la-halle', name: 'Garage de la Halle' });

/** Calls that administer, and the journal of them: before each test empty, with the troupe and one partner there. */
export function journalDesk() {
  let opened: { readonly site: TestDatabase; readonly ask: AskApi } | null = null;
  const desk = () => must(opened, 'the desk of this test file');
  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);

  beforeAll(async () => {
    const site = await openTestDatabase();
    await prepareSite(site.database, 'Les Amis de la Scène');
    const routes = {
      ...deviceRoutes,
      ...journalRoutes,
      ...priceCategoryRoutes,
      ...settingsRoutes,
      ...sponsorRoutes,
      ...userRoutes,
    };
    opened = { site, ask: openApi(site.database, routes) };
  });
  beforeEach(async () => {
    const { site } = desk();
    await site.setClock(new Date('2026-11-21T20:30:00+01:00'));
    await write(site.database, async (transaction) => {
      for (const table of ['journal', 'sponsors', 'users'] as const)
        await transaction.database.deleteFrom(table).execute();
      await addSponsor(transaction, garage);
    });
    await welcomeTroupe(site.database);
  });
  afterAll(() => desk().site.close());

  const readEntries = async () => {
    const { status, body } = await ask('GET', '/api/admin-journal', { by: troupe.agathe });
    expect(status).toBe(200);
    return body.entries;
  };
  return {
    ask,
    garage,
    path: `/api/sponsors/${garage.slug}`,
    database: () => desk().site.database,
    goTo: (moment: Date) => desk().site.setClock(moment),
    /** A save of the partner, with these fields changed. */
    sent(fields: object = {}) {
      const { name, description, link, visible } = garage;
      return { name, description, link, visible, ...fields };
    },
    readEntries,
    newest: async () => (await readEntries())[0],
    /** Somebody as an entry names them. */
    named: ({ uuid, slug, name, firstname }: Player) => ({ uuid, slug, name, firstname }),
  };
}
