import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRoutes } from '#server/platform/feed/change-routes';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import { SiteNames } from '#server/platform/http/site-names';
import { resolveCaller } from '#server/resolve-caller';
import { noteContact } from '#server/tickets/device/device-contact-repository';
import { ORIGIN, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
});
afterAll(() => site.close());

async function pull(nextSiteUrl: string | null) {
  const siteNames = new SiteNames({ siteUrl: ORIGIN, nextSiteUrl });
  const cursorKey = await readCursorKey(site.database);
  const parts = {
    readers: projections,
    cursorKey,
    resolveCaller,
    noteContact,
    changeListener: null,
    siteNames,
  };
  const { body } = await openApi(site.database, changeRoutes(parts))('POST', '/api/changes', {
    headers: { Origin: ORIGIN },
    body: { cursors: { public: null, mine: null }, unsettled: [], protocol: 1, nonce: 'n' },
  });
  return body;
}

test('every pull tells of the address that the site moves to, and of none while it stays', async () => {
  expect(await pull('https://scene.example')).toMatchObject({ movesTo: 'https://scene.example' });
  expect(await pull(null)).not.toHaveProperty('movesTo');
});
