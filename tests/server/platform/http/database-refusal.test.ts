import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { stage } from '../../../support/stage';

const { create, database, onStage, state } = stage();

test.each([
  ['a number beyond its column', 'invalid-field', sql`select 2147483648::integer`],
  ['a date beyond all of them', 'invalid-field', sql`select '294277-01-01'::timestamptz`],
  ['a day that is none', 'invalid-field', sql`select '2026-02-30'::date`],
  ['a text that is no uuid', 'invalid-field', sql`select ${'x'}::uuid`],
  ['a character that none may hold', 'invalid-field', sql`select ${'\u0000'}::text`],
  [
    'a person who is gone',
    'wrong-state',
    sql`insert into session_families values (${randomUUID()}, ${randomUUID()}, '', now(), now())`,
  ],
])('%s is refused as %s, and nothing of it stays', async (_, code, query) => {
  state.mishap = async () => void (await query.execute(database()));
  expect(await create()).toMatchObject({ status: code === 'invalid-field' ? 400 : 409, body: { code } });
  expect(await onStage()).toEqual([]);
});
