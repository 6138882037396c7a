import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints, pathOf } from '#common/contract/calls/endpoints';
import { errors } from '#common/contract/calls/errors';
import { sentBody, typeOfBody } from '../../../support/api';
import { after, openHouse } from '../../../support/door';
import type { Scenery } from '../../../support/matrix-fixtures';
import { objectRules } from '../../../support/matrix-objects';
import { somebody } from '../../../support/matrix-people';
import { startApi } from '../../../support/running-api';

/*
 * Every call of the table, sent invalid values: each is refused with the contract's own errors, and none crashes.
 * A new call has its lines here as soon as it is in the table.
 */

let scenery: Scenery;

beforeAll(async () => {
  const api = await startApi();
  await api.site.setClock(after(10));
  scenery = { api, evening: await openHouse(api.site.database) };
});
afterAll(() => scenery.api.close());

const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const names = Object.keys(endpoints) as EndpointName[];
const withBody = names.filter((name) => typeof endpointOf(name).body === 'object');
const withQuery = names.filter((name) => endpointOf(name).query !== undefined);
const withParams = names.filter((name) => endpointOf(name).params !== undefined);

/** A value of every JSON type. A field accepts at most two: null and one other. */
const kinds = { null: null, flag: true, fraction: 12.5, text: '…', list: [['x']], object: { x: 1 } };

/** Clients send back what they had read; the server looks at none of it, as the specification says. */
const ofEveryThing = ['creationDate', 'lastModified', 'author', 'lastAuthor', 'version'];
const readBack: Partial<Record<EndpointName, readonly string[]>> = {
  activateAccount: ['user'],
  changePassword: ['user'],
  updateUser: ['creationDate', 'lastAccess', 'disabledUntil', 'temporary', 'termsVersion', 'habilitations'],
  createPreviewImage: ['creationDate', 'extension', 'backgroundColor', 'version'],
  createImage: ['creationDate', 'extension', 'formats', 'file', 'version'],
  updateImage: ['creationDate', 'extension', 'formats', 'file', 'version'],
  createAboutText: ['version', 'lastAuthor', 'lastModified'],
  updateAboutText: ['version', 'lastAuthor', 'lastModified'],
  createEvent: ['version'],
  updateEvent: ['version'],
  createSponsor: ['rank', 'version'],
  updateSponsor: ['rank', 'version'],
  createInteractiveImage: ['rank', 'version'],
  updateInteractiveImage: ['rank', 'version'],
  createShow: ['version'],
  updateShow: ['version'],
  previewTelling: ['version'],
  updateFreeTicket: ['linkedShow', 'owner'],
  changeOfficeFreeTicket: ['linkedShow', 'owner'],
  updateBookingHold: ['dateUuid'],
  createPriceCategory: ['slug'],
  updatePriceCategory: ['slug'],
  decideRoleDemand: ['role', 'user', 'createdAt', 'decidedAt', 'decidedBy'],
};
function isReadBack(name: EndpointName, field: string): boolean {
  const fields = fieldsOf(endpointOf(name).body);
  const isThing = ofEveryThing.every((known) => fields.includes(known));
  return (isThing && ofEveryThing.includes(field)) || readBack[name]?.includes(field) === true;
}
/** What they had read may hold more than that. */
const holdsMore: ReadonlySet<EndpointName> = new Set(['activateAccount', 'renewPassword']);

describe.each(withBody)('the body of %s', (name) => {
  test('is of no other kind', async () => {
    const stage = await setStage(name);
    const bodies = [null, true, 12.5, '…', [], ['x']].map((body) => JSON.stringify(body));
    for (const answer of await all(bodies, (body) => send(stage, () => ({ body }))))
      expect(answer).toMatch(/^400 invalid-field/);
  });

  test.skipIf(holdsMore.has(name))('has no field more', async () => {
    const stage = await setStage(name);
    const answer = await send(stage, (body) => ({ body: JSON.stringify({ ...body, intrus: 1 }) }));
    expect(answer).toBe('400 unknown-field intrus');
  });

  test.each(fieldsOf(endpointOf(name).body).filter((field) => !isReadBack(name, field)))(
    'has in its field %s what that is for',
    async (field) => {
      const stage = await setStage(name);
      const answers = await all(Object.values(kinds), (value) =>
        send(stage, (body) => ({ body: JSON.stringify({ ...body, [field]: value }) })),
      );
      const others = answers.filter((answer) => !answer.startsWith(`400 invalid-field ${field}`));
      expect(others.length <= 2 ? [] : answers).toEqual([]);
    },
  );

  test('may not be larger than a mebibyte, whether it says so or not', async () => {
    const stage = await setStage(name);
    const large = JSON.stringify({ x: 'x'.repeat(2 ** 20) });
    expect(await send(stage, () => ({ body: large }))).toBe('413 too-large');
    expect(await send(stage, () => ({ body: inPieces(large) }))).toBe('413 too-large');
  });

  test('is JSON that a database can keep', async () => {
    const stage = await setStage(name);
    expect(await send(stage, () => ({ body: '{"x":' }))).toBe('400 malformed-json');
    expect(await send(stage, () => ({ body: '{"x":"\\u0000"}' }))).toMatch(/^400 invalid-field (\w+ )*x$/);
    for (const name of ['toString', '__proto__'])
      expect(await send(stage, () => ({ body: `{"x":{"${name}":1}}` }))).toBe(`400 unknown-field x.${name}`);
  });
});

describe.each(withQuery)('the query of %s', (name) => {
  test('has no parameter more', async () => {
    const stage = await setStage(name);
    expect(await send(stage, () => ({ search: '?intrus=1' }))).toBe('400 unknown-field intrus');
  });

  test.each(fieldsOf(endpointOf(name).query))(
    'has in %s what that is for, or what does no harm',
    async (field) => {
      const stage = await setStage(name);
      const values = ['', '%00', '-1', '1e99', "'", '…', '%F0%9F%8E%AD', 'x'.repeat(5000), 'a,b&x=1'];
      for (const answer of await all(values, (value) =>
        send(stage, () => ({ search: `?${field}=${value}` })),
      ))
        expect(answer).toMatch(/^(200|400 (invalid-parameter|unknown-field) )/);
    },
  );
});

test.each(withParams)('an address that nothing can have is one of nothing, to %s', async (name) => {
  const stage = await setStage(name);
  const values = ['%00', '%27', '%F0%9F%8E%AD', '..%2F..%2Fetc', 'x'.repeat(3000)];
  for (const answer of await all(values, (address) => send(stage, () => ({ address }))))
    expect(answer).toMatch(/^(404 |400 invalid-)/);
});

const all = <Value>(values: readonly Value[], answer: (value: Value) => Promise<string>) =>
  Promise.all(values.map(answer));

/** The fields of a struct, in order. */
function fieldsOf(struct: Endpoint['body']): string[] {
  return typeof struct === 'object' ? Object.keys(struct.schema ?? {}) : [];
}

interface Sent {
  readonly body?: string | FormData | Blob | ReadableStream<Uint8Array>;
  readonly search?: string;
  /** In place of every parameter of the path. */
  readonly address?: string;
}

/** An administrator, and what a call is about. One for all that a test sends: making it takes longer than asking. */
async function setStage(name: EndpointName) {
  const owner = await somebody(scenery.api.site.database, 'ROLE_ADMIN');
  return { ...(await objectRules[name].ask(scenery, owner)), name, owner };
}

type Stage = Awaited<ReturnType<typeof setStage>>;

/** What the administrator is answered, who sends what is right but for one thing: status, code and faulty fields. */
async function send(
  { name, owner, params, body = {} }: Stage,
  change: (body: object) => Sent,
): Promise<string> {
  const { method, path, queued } = endpointOf(name);
  const sent = change(body as object);
  const asked = sent.address === undefined ? pathOf(path, params) : path.replace(/\{\w+\}/g, sent.address);
  const content = sent.body ?? (endpointOf(name).body === undefined ? undefined : sentBody(body));
  const response = await fetch(scenery.api.origin + asked + (sent.search ?? ''), {
    method,
    headers: {
      // One network each, so that no limit of one request is felt by another.
      'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
      Authorization: `Bearer ${owner.token}`,
      ...(queued === true && { 'Idempotency-Key': randomUUID() }),
      ...typeOfBody(content),
    },
    ...(content !== undefined && { body: content, duplex: 'half' }),
  });
  if (response.ok) {
    await response.body?.cancel();
    return String(response.status);
  }
  const { code, message, fields = {} } = await response.json();
  expect([message, Object.entries(errors).find(([known]) => known === code)?.[1].status]).toEqual([
    expect.stringMatching(/^\p{Lu}.*\p{L}/u),
    response.status,
  ]);
  return [response.status, code, ...Object.keys(fields)].join(' ');
}

/** A body that does not say how long it is. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}
