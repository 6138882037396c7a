import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRoutes } from '#server/changes/change-routes';
import { projections } from '#server/changes/projections';
import { readCursorKey } from '#server/changes/revs';
import { SiteNames } from '#server/http/site-names';
import { resolveCaller } from '#server/session/resolve-caller';
import { ORIGIN, openApi } from '../../support/api';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
});
afterAll(() => site.close());

async function pull(nextSiteUrl: string | null) {
  const siteNames = new SiteNames({ siteUrl: ORIGIN, nextSiteUrl });
  const cursorKey = await readCursorKey(site.database);
  const parts = { readers: projections, cursorKey, resolveCaller, changeListener: null, siteNames };
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
