import { migrateAt } from '#server/platform/database/migrate';
import { connect } from '#server/platform/database/connection';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { operatorSentence } from '#server/operator-sentence';
import { prepareSite } from '#server/content/settings/prepare-site';

// A site as far as its database goes, for tests that run it as another account: says what it says when it starts, and stays
// until it is told to stop.
const [folder = ''] = process.argv.slice(2);
try {
  const embedded = await startEmbedded(folder);
  await migrateAt(embedded.url);
  const { database, close } = connect(embedded.url, { connections: 1 });
  await prepareSite(database, 'Théâtre du Pont');
  await close();
  process.on('SIGTERM', () => void embedded.stop().then(() => process.exit()));
  process.stdout.write('ready\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${operatorSentence(error, {}) ?? String(error)}\n`);
}
