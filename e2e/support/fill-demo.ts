import { postponeNews } from './news-desk';
import { SiteServer } from './site-server';

/**
 * Fills one demo association before all journeys: each of their servers begins with a copy of it, which takes a second where
 * filling takes ten. Resolves to what removes it.
 */
export default async function fillDemo(): Promise<(() => Promise<void>) | undefined> {
  const server = await SiteServer.start();
  // One item of its news would appear within the hour, in the midst of some journey that counts them.
  await postponeNews(server.origin);
  await server.stop();
  if (server.wasKilled) {
    await server.dispose();
    throw new Error('The filled demo did not end in time: its database cannot be copied');
  }
  process.env['FILLED_DEMO'] = server.dataDir;
  return () => server.dispose();
}
