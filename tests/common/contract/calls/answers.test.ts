import { expect, test } from 'vitest';
import { collections } from '#common/contract/feed/collections';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { type AnyStruct, type Placed, structsIn, takes } from '../../../support/struct-walk';

/** A value that no build knows yet. */
const NEW = 'apres-demain';

/*
 * The app on a phone may be months older than its server. An unknown value must not make the rest of an answer
 * unreadable: it is read as the nearest known one, or its entry is left out of a list.
 */
const all = [...answers()].flatMap(([name, struct]) => [...tolerance(struct, name)]);

/** Their answers contain only what this build asked for. */
const askedFor = [
  'createRoleDemand role.code',
  'decideRoleDemand role.code',
  'readAboutText type',
  'createAboutText type',
  'updateAboutText type',
  'restoreTrashed kind',
  'readRevision kind',
  'createPreviewLink kind',
  'openPreviewLink kind',
];

/** Such a row has no meaning here: the mirror leaves out this row only. */
const leftOut = ['role-demands role.code', 'badges name', 'door-scans kind', 'about-texts type'];

test('every closed list of an answer is read though a newer server says more', () => {
  const intolerant = all.filter(({ tolerant }) => !tolerant).map(({ path }) => path);
  expect(intolerant).toEqual([...askedFor, ...leftOut]);
  expect(all.length).toBeGreaterThan(intolerant.length + 50);
});

test('what a request says is never read as anything else', () => {
  const bodies = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((part) => (typeof part === 'object' ? [...tolerance(part, name)] : [])),
  );
  expect(bodies.filter(({ tolerant }) => tolerant).map(({ path }) => path)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(20);
});

function* tolerance(struct: AnyStruct, name: string) {
  const places = [...structsIn(struct)];
  for (const place of places.filter(({ struct: { type } }) => type === 'enums' || type === 'literal'))
    yield { path: `${name} ${place.path}`, tolerant: takes(place.struct, NEW) || isLeftOut(place, places) };
}

/** Whether the innermost list that a value stands in takes it, by leaving its entry out. */
function isLeftOut({ path }: Placed, places: readonly Placed[]): boolean {
  const parts = path.split('.');
  const star = parts.lastIndexOf('*');
  const list = places.find((place) => place.path === parts.slice(0, star).join('.'));
  const entry = parts.slice(star + 1).reduceRight<unknown>((value, field) => ({ [field]: value }), NEW);
  return star >= 0 && list !== undefined && takes(list.struct, [entry]);
}

function* answers(): Generator<[string, AnyStruct]> {
  for (const [name, { answer }] of Object.entries<Endpoint>(endpoints))
    if (typeof answer === 'object') yield [name, answer];
  for (const [name, { row }] of Object.entries(collections)) yield [name, row];
}
