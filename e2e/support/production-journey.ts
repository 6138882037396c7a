import { openExternalDatabase } from './external-database';
import { expect, test as base } from './journey';
import { ProductionSite } from './production-site';

/**
 * In the soak: an account made for the site, with a PostgreSQL of its own (`own`) or with one of the operator's
 * (`external`).
 */
export const asInSoak = process.env['PRODUCTION'];

/** A journey whose site is in production, as an operator runs it; `page.goto('/breve')` leads there by its name. */
export const test = base.extend<object, { readonly site: ProductionSite }>({
  site: [
    async ({}, provide) => {
      const database = asInSoak === 'external' ? await openExternalDatabase() : null;
      const settings = database === null ? {} : { DATABASE_URL: database.url };
      const site = await ProductionSite.prepare(asInSoak !== undefined, settings);
      await provide(site);
      await site.dispose();
      await database?.close();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  launchOptions: [
    ({ launchOptions, site }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...site.browserFlags] }),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
});
export { expect };
