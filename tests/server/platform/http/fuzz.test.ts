import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protocolVersion, pullAnswer } from '#common/contract/feed/changes';
import { collectionNames } from '#common/contract/feed/collection-names';
import { collections } from '#common/contract/feed/collections';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { after, openHouse } from '../../../support/door';
import type { Scenery } from '../../../support/matrix-fixtures';
import { objectRules } from '../../../support/matrix-objects';
import { somebody } from '../../../support/matrix-people';
import { type RightRequest, type SentRequest, oddRequest, plainRequest } from '../../../support/odd-requests';
import { fc } from '../../../support/properties';
import { startApi } from '../../../support/running-api';
import { seededRandom } from '../../../support/seeded-random';
import { takes } from '../../../support/struct-walk';

/*
 * Every call of the table, asked by an administrator with what is right but for a few things, drawn from a seed: no
 * answer is a failure of the server, and nothing stays of what was refused. A few draws at each proof; a soak, which
 * brings a seed of its own, draws more. And every call is asked by somebody whose account is deleted at that moment.
 */
const DRAWS = process.env['PROPERTY_SEED'] === undefined ? 3 : 40;

const names = Object.keys(endpoints) as EndpointName[];

let scenery: Scenery;

beforeAll(async () => {
  const api = await startApi();
  await api.site.setClock(after(10));
  scenery = { api, evening: await openHouse(api.site.database) };
  await watchWrites();
});
afterAll(() => scenery.api.close());

test.each(names)('%s answers whatever it is asked', async (name) => {
  const faults: string[] = [];
  let right = await setStage(name);
  const seeds = fc.sample(fc.nat(), DRAWS);
  for (const seed of seeds) {
    const request = oddRequest(seededRandom(seed), right);
    await sql`truncate writes`.execute(scenery.api.site.database);
    const { status, answer } = await send(request);
    const stored = status < 400 ? [] : (await tablesWritten()).filter((table) => !isSpent(name, table));
    if ((status >= 500 && !isMeant(name, status)) || stored.length > 0)
      faults.push(told(request, `${status} ${answer} ${stored.join()}`));
    // What was done may have changed what the next request is about.
    if (status < 400) right = await setStage(name);
  }
  expect(faults).toEqual([]);
});

test.each(names)('%s answers whoever is just leaving', async (name) => {
  const right = await setStage(name);
  const { owner: uuid, headers } = right;
  const goes = { name: 'deleteUser', params: { uuid }, headers } as const;
  const anew = { ...headers, 'Idempotency-Key': randomUUID() };
  const requests = [right, goes, right, { ...right, headers: anew }];
  const answers = await Promise.all(requests.map((request) => send(plainRequest(request))));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('whatever was taken can be read again, by calls and by mirrors', async () => {
  const { token } = await somebody(scenery.api.site.database, 'ROLE_ADMIN');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (const { method, path, params, answer } of Object.values<Endpoint>(endpoints)) {
    if (method !== 'GET' || params !== undefined || typeof answer !== 'object') continue;
    const response = await fetch(scenery.api.origin + path, { headers });
    expect([path, response.status, takes(answer, await response.json())]).toEqual([path, 200, true]);
  }
  let cursors: unknown = { public: null, mine: null };
  for (let isMore = true; isMore;) {
    const body = JSON.stringify({ cursors, unsettled: [], protocol: protocolVersion, nonce: randomUUID() });
    const response = await fetch(`${scenery.api.origin}/api/changes`, { method: 'POST', headers, body });
    const page = create(await response.json(), pullAnswer);
    for (const collection of collectionNames)
      for (const row of page.put[collection] ?? [])
        expect([collection, row, takes(collections[collection].row, row)]).toEqual([collection, row, true]);
    cursors = page.cursors;
    isMore = page.more;
  }
});

async function setStage(name: EndpointName): Promise<RightRequest & { readonly owner: string }> {
  const endpoint: Endpoint = endpoints[name];
  const owner = await somebody(scenery.api.site.database, 'ROLE_ADMIN');
  const headers = {
    // One network each, so that no limit of one request is felt by another.
    'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
    Authorization: `Bearer ${owner.token}`,
    ...(endpoint.queued === true && { 'Idempotency-Key': randomUUID() }),
  };
  return { ...(await objectRules[name].ask(scenery, owner)), name, headers, owner: owner.uuid };
}

async function send({ method, path, headers, body }: SentRequest) {
  const response = await fetch(scenery.api.origin + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  if (response.status < 500) {
    await response.body?.cancel();
    return { status: response.status, answer: '' };
  }
  return { status: response.status, answer: await response.text() };
}

/** What to send again by hand. */
const told = ({ method, path, headers, body }: SentRequest, answer: string) =>
  [`${method} ${path.slice(0, 300)}`, JSON.stringify(headers), String(body).slice(0, 500), answer].join('\n');

/** A device of a newer build is told to try again: its server is about to start. */
const isMeant = (name: EndpointName, status: number) => name === 'pullChanges' && status === 503;

/** Bytes that can never become a picture are gone once they are refused, so that they can be sent again. */
const isSpent = (name: EndpointName, table: string) =>
  (name === 'takeImageFile' || name === 'takePreviewImageFile') && /^upload(s|_parts)$/.test(table);

/** What a refused request may leave: that it was tried, and that a challenge was answered, which is good for one answer. */
const tries = new Set(['rate_limits', 'passkey_challenges']);

/** Every row written, by anybody, records the name of its table; a rollback removes the record too. */
async function watchWrites(): Promise<void> {
  const { database } = scenery.api.site;
  await sql`create table writes (name text)`.execute(database);
  await sql`
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into writes values (tg_table_name);
      return null;
    end $$`.execute(database);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not in ('writes', 'test_clock')`.execute(database);
  for (const { name } of rows)
    await sql`
      create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(database);
}

async function tablesWritten(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct name from writes`.execute(
    scenery.api.site.database,
  );
  return rows.map(({ name }) => name).filter((name) => !tries.has(name));
}
