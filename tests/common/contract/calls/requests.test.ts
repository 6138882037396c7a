import { expect, test } from 'vitest';
import { doorReport } from '#common/contract/tickets/device';
import { scanWrite } from '#common/contract/tickets/door';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { type Placed, structsIn, takes } from '../../../support/struct-walk';

/*
 * Every value that a request may have can be stored by the database and read again: no number exceeds its column, no
 * date is out of range, no text or list is unlimited, and no name contains invisible characters.
 */
const all = [...requests()].flatMap(([name, struct]) =>
  [...structsIn(struct)].map((placed) => ({ ...placed, path: `${name} ${placed.path}` })),
);
const ofType = (...types: readonly string[]) => all.filter(({ struct }) => types.includes(struct.type));
const isBody = ({ path }: Placed) => !/ (params|query)\b/.test(path);
const taking = (places: readonly Placed[], value: unknown) =>
  places.filter(({ struct }) => takes(struct, value)).map(({ path }) => path);

test('every part of a request is of a kind that is looked at here', () => {
  const looked =
    'object type array string line message date number integer boolean enums literal rich text unknown';
  const strange = all.filter(({ struct }) => !looked.includes(struct.type)).map(({ path }) => path);
  expect(strange).toEqual([]);
});

test.each([2_147_483_648, -2_147_483_649, 1e308, -1e308])('no number may be %d', (value) => {
  expect(taking(ofType('number', 'integer'), value)).toEqual([]);
});

test.each([
  '0000-01-01T00:00:00+00:00',
  '0001-01-02T00:00:00+00:00',
  '1899-12-31T23:59:59+00:09',
  '2201-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59+01:00',
  '9999-12-31T23:59:59-23:59',
])('no moment may be %s', (value) => {
  expect(taking(ofType('date'), value)).toEqual([]);
});

test('every text has a bound', () => {
  const texts = all.filter(({ struct }) => takes(struct, 'a'.repeat(3)) || takes(struct, 'a@b.fr'));
  const long = [...'aA0-/ .'].map((sign) => sign.repeat(25_000));
  const endless = texts.filter(
    ({ struct }) => struct.type !== 'unknown' && long.some((text) => takes(struct, text)),
  );
  expect(endless.map(({ path }) => path)).toEqual([]);
});

test('every list has a bound', () => {
  const many = Array.from({ length: 5_001 }, () => ({}));
  const context = { path: [], branch: [many] };
  const endless = ofType('array').filter(({ struct }) => [...struct.refiner(many, context)].length === 0);
  expect(endless.map(({ path }) => path)).toEqual([]);
});

/** Several lines: for everybody to read, or for one person. */
const paragraphs = /(address|description|note|reason|text|message|parking|access|request|payment\.words)$/;
/** Never shown to anybody. */
const opaque =
  /(password|secret|token|confirmation|code|cursors\.\w+|nonce|key|version|website|slug|(state|role|type|types\.\*|habilitations\.\*)\.name|linkedShow\.title)$/i;

test.each([
  ['turns the words around', 'Zoé\u202eeinalem'],
  ['turns them by a mark', 'Zoé\u200f'],
  ['begins another line', 'Zoé\r\nBcc: tous'],
  ['begins another line without saying so', 'Zoé\u2028Bcc: tous'],
  ['is a control character', 'Zoé\u0007'],
  ['is drawn as nothing', 'Zo\u200bé'],
  ['is drawn as a gap that is no space', 'Zo\u3164é'],
])('no name has in it what %s', (_, name) => {
  const names = all.filter((one) => isBody(one) && !paragraphs.test(one.path) && !opaque.test(one.path));
  const texts = names.filter(({ struct }) => struct.type !== 'unknown');
  expect(taking(texts, name)).toEqual([]);
  expect(taking(texts, `zoe@${name}.fr`)).toEqual([]);
});

test('no text for everybody has in it what turns the words around', () => {
  // A visitor's message is read by the association only, and may be copied from anywhere.
  const texts = all.filter(({ path }) => isBody({ path, struct: scanWrite }) && paragraphs.test(path));
  expect(taking(texts, 'Ri\u202edeau').filter((path) => path !== 'sendContactMessage body message')).toEqual(
    [],
  );
});

function* requests(): Generator<[string, Placed['struct']]> {
  for (const [name, { params, query, body }] of Object.entries<Endpoint>(endpoints)) {
    if (params !== undefined) yield [`${name} params`, params];
    if (query !== undefined) yield [`${name} query`, query];
    if (typeof body === 'object') yield [`${name} body`, body];
  }
  // Its entries are read one by one.
  yield ['sendScans body scans.*', scanWrite];
  yield ['door report', doorReport];
}
