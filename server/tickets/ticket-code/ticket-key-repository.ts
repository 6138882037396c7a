import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
} from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import type { DoorKeyRow, TicketClaims } from '#common/contract/tickets/door';
import { doorKeyAudience } from '#common/rules/audience';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { writeTicketCode } from './ticket-code';

/** The key that signs new tickets: the newest one, generated if there is none yet. */
export async function signingKey(database: Kysely<Database>): Promise<KeyObject> {
  const find = () =>
    database.selectFrom('ticket_keys').select('private_key').orderBy('created_at', 'desc').executeTakeFirst();
  const stored = (await find()) ?? (await makeKey(database), await find());
  return createPrivateKey(must(stored, 'a ticket key').private_key);
}

const AFTER_THE_DOORS = 12 * 3_600_000;

/** The text of a ticket's QR code, signed by a key; valid until half a day after the doors close. */
export function signTicket(
  key: KeyObject,
  { t, d, k, n, doorsCloseAt }: Omit<TicketClaims, 'x'> & { readonly doorsCloseAt: Date },
): Promise<string> {
  const x = Math.floor((doorsCloseAt.getTime() + AFTER_THE_DOORS) / 1000);
  return writeTicketCode({ t, d, k, n, x }, key);
}

/** Generates the first key, so that phones have it before the first ticket is signed. */
export async function ensureTicketKey(database: Kysely<Database>): Promise<void> {
  await signingKey(database);
}

/** The public keys of all keys that ever signed a ticket, newest first. */
export async function verifyingKeys(database: Kysely<Database>): Promise<readonly KeyObject[]> {
  const keys = await database
    .selectFrom('ticket_keys')
    .select('private_key')
    .orderBy('created_at', 'desc')
    .execute();
  return keys.map(({ private_key }) => createPublicKey(private_key));
}

/** Rows of collection `door-keys`. */
export async function readDoorKeys(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorKeyRow>> {
  const rows = await database
    .selectFrom('ticket_keys')
    .select(['uuid', 'kid', 'public_x as x', 'public_y as y'])
    .where('uuid', 'in', keys)
    .execute();
  return new Map(everyFieldOf<DoorKeyRow[]>()(rows).map((row) => [row.uuid, row]));
}

async function makeKey(database: Kysely<Database>): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  await write(database, async (transaction) => {
    // Two nodes that start at the same time must agree on one key.
    await sql`lock table ticket_keys in share row exclusive mode`.execute(transaction.database);
    const { count } = await transaction.database
      .selectFrom('ticket_keys')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) return;
    const uuid = randomUUID();
    await transaction.database
      .insertInto('ticket_keys')
      .values({
        uuid,
        kid: randomVersion(),
        public_x: must(x, 'x of a key'),
        public_y: must(y, 'y of a key'),
        private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
        created_at: transaction.now,
      })
      .execute();
    transaction.recordChange('door-keys', uuid, doorKeyAudience);
  });
}
