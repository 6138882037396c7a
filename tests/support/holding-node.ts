import { sql } from 'kysely';
import { connect, usualLimits } from '#server/platform/database/connection';
import { isOutOfReach } from '#server/platform/database/out-of-reach';
import { write } from '#server/platform/database/transaction';

// A node of the site that stays in the middle of a write, for tests that freeze it: says what it holds, asks on when it
// hears something, and says how its write ended.
const [url = ''] = process.argv.slice(2);
const { database, close } = connect(url, {
  connections: 1,
  limits: { ...usualLimits, idleInTransaction: 500 },
});
const heard = new Promise((resolve) => process.stdin.once('data', resolve));
const said = await write(database, async (transaction) => {
  await sql`update held set word = 'frozen'`.execute(transaction.database);
  process.stdout.write('holding\n');
  await heard;
  await sql`select`.execute(transaction.database);
}).then(
  () => 'done',
  (error: unknown) => (isOutOfReach(error) ? 'again' : String(error)),
);
process.stdout.write(`${said}\n`);
await close();
process.exit();
