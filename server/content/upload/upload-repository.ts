import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';

/** The most open uploads of an account. One more replaces the one that was inactive for longest. */
const MAX_OPEN = 20;
const DAYS = 7;

/** Identifies an upload: its owner, and the uuid it is sent under. */
export interface UploadName {
  readonly owner: string;
  readonly uuid: string;
}

/** How many bytes of a file have arrived, counted from its beginning; 0 for an unknown upload or another person's. */
export async function receivedOf(database: Kysely<Database>, { owner, uuid }: UploadName): Promise<number> {
  const found = await database
    .selectFrom('uploads')
    .select('received')
    .where('uuid', '=', uuid)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return found?.received ?? 0;
}

/**
 * Stores the new bytes of a part, and returns how many bytes have arrived then. Known bytes are skipped, and a part
 * after a gap is not stored: the sender resumes at the returned offset. Throws CallError `not-found` for another
 * person's upload.
 */
export async function keepPart(
  database: Kysely<Database>,
  name: UploadName,
  start: number,
  bytes: Uint8Array,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const received = await lockUpload(transaction, name);
    const end = start + bytes.length;
    if (start > received || end <= received) return received;
    const fresh = Buffer.from(bytes.subarray(received - start));
    await transaction
      .insertInto('upload_parts')
      .values({ upload: name.uuid, start: received, bytes: fresh })
      .execute();
    await transaction.updateTable('uploads').set({ received: end }).where('uuid', '=', name.uuid).execute();
    return end;
  });
}

/** Begins an upload or finds it, locked until the transaction ends. */
async function lockUpload(database: Kysely<Database>, { owner, uuid }: UploadName): Promise<number> {
  const { rows } = await sql<{ owner: string; received: number }>`
    insert into uploads as known (uuid, owner, received, at) values (${uuid}, ${owner}, 0, database_clock())
    on conflict (uuid) do update
      set at = case when known.owner = excluded.owner then excluded.at else known.at end
    returning owner, received`.execute(database);
  const [found] = rows;
  if (found?.owner !== owner) throw new CallError('not-found', { message: 'Cet envoi n’existe pas.' });
  if (found.received === 0) await makeRoom(database, owner);
  return found.received;
}

async function makeRoom(database: Kysely<Database>, owner: string): Promise<void> {
  await sql`
    delete from uploads where uuid in (
      select uuid from uploads where owner = ${owner} order by at desc, uuid desc offset ${MAX_OPEN}
    )`.execute(database);
}

/** All bytes of a file that have arrived. */
export async function readUploadedBytes(database: Kysely<Database>, uuid: string): Promise<Buffer> {
  const parts = await database
    .selectFrom('upload_parts')
    .select('bytes')
    .where('upload', '=', uuid)
    .orderBy('start')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Deletes a file's bytes. False if another call has already done so. */
export async function endUpload(database: Kysely<Database>, { owner, uuid }: UploadName): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('uploads')
    .where('uuid', '=', uuid)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all uploads of an account. */
export async function deleteUploadsOf(database: Kysely<Database>, owner: string): Promise<void> {
  await database.deleteFrom('uploads').where('owner', '=', owner).execute();
}

/** Deletes unfinished uploads. Returns the number of deleted uploads. */
export async function deleteOldUploads(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('uploads')
    .where('at', '<', sql<Date>`database_clock() - make_interval(days => ${DAYS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
