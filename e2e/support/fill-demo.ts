import { SiteServer } from './site-server';

/**
 * Fills one demo association before all journeys: each of their servers begins with a copy of it, which takes a second where
 * filling takes ten. Resolves to what removes it.
 */
export default async function fillDemo(): Promise<(() => Promise<void>) | undefined> {
  const server = await SiteServer.start();
  await server.stop();
  if (server.wasKilled) {
    await server.dispose();
    throw new Error('The filled demo did not end in time: its database cannot be copied');
  }
  process.env['FILLED_DEMO'] = server.dataDir;
  return () => server.dispose();
}
