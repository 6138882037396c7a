import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#common/contract/endpoints';

const fixture = readFileSync(join(import.meta.dirname, '../fixtures/specified-calls.txt'), 'utf8');
const specified = fixture.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const served = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

/** Calls of the specification that no screen needs yet. Serving one takes its line away. */
const toCome = [
  'POST /api/pieces',
  'GET /api/pieces',
  'GET /api/pieces/{slug}',
  'PUT /api/pieces/{slug}',
  'DELETE /api/pieces/{slug}',
  'POST /api/piece-authors',
  'GET /api/piece-authors',
  'GET /api/piece-authors/{slug}',
  'DELETE /api/piece-authors/{slug}',
  'POST /api/shows',
  'GET /api/shows',
  'GET /api/shows/{slug}',
  'PUT /api/shows/{slug}',
  'DELETE /api/shows/{slug}',
  'POST /api/events',
  'GET /api/events',
  'GET /api/events/{slug}',
  'PUT /api/events/{slug}',
  'DELETE /api/events/{slug}',
  'POST /api/about-text',
  'PUT /api/about-text/{slug}',
  'GET /api/linked-articles/news/{slug}',
  'GET /api/linked-articles/piece/{uuid}',
  'POST /api/images',
  'GET /api/images',
  'PUT /api/images/{uuid}',
  'DELETE /api/images/{uuid}',
  'POST /api/images/{uuid}/file',
  'GET /api/images/{uuid}/format/{format}/file',
  'POST /api/preview-images',
  'GET /api/preview-images',
  'DELETE /api/preview-images/{uuid}',
  'POST /api/preview-images/{uuid}/file',
  'DELETE /api/free-tickets/{uuid}',
  'GET /api/counters/admin-image',
];

/** Calls that the specification does not name. */
const ourOwn = [
  'DELETE /api/devices/{uuid}',
  'DELETE /api/sessions/{uuid}',
  'GET /api',
  'GET /api/changes/stream',
  'GET /api/mails',
  'GET /api/mails/{uuid}',
  'GET /api/scans',
  'GET /api/sessions',
  'GET /api/users/{uuid}/data',
  'POST /api/changes',
  'POST /api/devices',
  'POST /api/scans',
  'PUT /api/role-demands/{uuid}',
  'PUT /api/users/{uuid}/terms',
];

test('every call of the specification is served under its own name, or announced', () => {
  const servedOfThem = specified.filter((call) => served.includes(call));
  expect([...servedOfThem, ...toCome].toSorted()).toEqual(specified.toSorted());
});

test('a call beyond the specification is one that was meant', () => {
  expect(served.filter((call) => !specified.includes(call)).toSorted()).toEqual(ourOwn.toSorted());
});

test('no call stands twice', () => {
  expect(served.filter((call, place) => served.indexOf(call) !== place)).toEqual([]);
});
