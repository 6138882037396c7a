import { startEmbedded } from '#server/platform/database/embedded/embedded';

// A node of the site as far as its database goes, for tests that kill it: says where its database is, and stays.
const [folder = ''] = process.argv.slice(2);
try {
  const { url, adopted } = await startEmbedded(folder);
  process.stdout.write(`${JSON.stringify({ url, adopted })}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ refused: error instanceof Error ? error.name : String(error) })}\n`,
  );
}
