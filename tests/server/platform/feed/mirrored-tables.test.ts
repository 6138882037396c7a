import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mirroredTables } from '#server/platform/feed/mirrored-tables';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

/** Nothing in a mirror comes from these. */
const apart = [
  'account_tokens',
  'audience',
  'booking_acts',
  'booking_messages',
  'change_log',
  'contact_messages',
  'device_contacts',
  'ended_sessions',
  'former_device_keys',
  'import_progress',
  'import_refusals',
  'installation',
  'journal',
  'known_devices',
  'leaving_files',
  'mails',
  'news_listed',
  'news_tally',
  'passkey_challenges',
  'passkeys',
  'preview_links',
  'rate_limits',
  'revisions',
  'revs',
  'session_families',
  'session_tokens',
  'stored_answers',
  'tallies',
  'test_clock',
  'told_evenings',
  'upload_parts',
  'uploads',
];

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
});
afterAll(() => site.close());

test('of each table it is known whether mirrors hold something of it, so that no write bypasses the feed', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    site.database,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...mirroredTables, ...apart].toSorted());
});
