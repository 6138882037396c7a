import { expect, test } from 'vitest';
import { peopleDesk } from '../../../support/people-desk';
import { type Player, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, melanie, ursule } = troupe;

const block = (by: Player, of: Player, disabledUntil: string | null) =>
  desk.ask('PUT', `/api/users/${of.uuid}/blocked-until`, { by, body: { disabledUntil } });
const namesIn = async (query: string, by: Player = ursule) => {
  const { body } = await desk.ask('GET', `/api/users?limit=50${query}`, { by });
  return body.data.map((user: { firstname: string }) => user.firstname);
};

test('accounts are listed by name, a page at a time, without any password', async () => {
  const { body } = await desk.ask('GET', '/api/users?page=2&limit=4', { by: ursule });
  expect(body.metadata).toEqual({ currentPage: 2, lastPage: 3, total: 10, offsetStart: 5, offsetEnd: 8 });
  expect(body.data.map((user: { name: string }) => user.name)).toEqual([
    'Garrigue',
    'Lafon',
    'Marty',
    'Pons',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
});

test.each([
  ['&namefilter=LAF', ['Marius']],
  ['&firstnamefilter=melanie', ['Mélanie']],
  ['&namefilter=zzz', []],
  ['&wordsfilter=marius+laf', ['Marius']],
  [`&wordsfilter=${encodeURIComponent(melanie.email.toUpperCase())}`, ['Mélanie']],
  ['&wordsfilter=zzz', []],
  [
    '&namefilter=%27%3A*%26',
    [
      'Ursule',
      'Bertrand',
      'Mélanie',
      'Séraphine',
      'Anselme',
      'Marius',
      'Colette',
      'Rosalie',
      'Agathe',
      'Ulysse',
    ],
  ],
  ['&roles=ROLE_ADMIN,ROLE_ADMIN_USER', ['Ursule', 'Agathe']],
  ['&notroles=ROLE_MEMBRE', ['Anselme', 'Ulysse']],
  ['&roles=ROLE_USER&notroles=ROLE_MEMBRE,ROLE_ANCIEN_MEMBRE', ['Ulysse']],
  ['&activated=false', []],
  ['&blocked', []],
  ['&firstnamefilter=u&orderBy=name-desc', ['Ulysse', 'Ursule']],
])('the list is searched and filtered: %s', async (query, names) => {
  expect(await namesIn(query)).toEqual(names);
});

test('whoever manages members sees members and former members, and nothing else of accounts', async () => {
  expect(await namesIn('', melanie)).not.toContain('Ulysse');
  expect(await namesIn('', melanie)).toContain('Anselme');
  expect((await desk.ask('GET', `/api/users/${marius.uuid}`, { by: melanie })).status).toBe(404);
  expect((await block(melanie, marius, null)).status).toBe(403);
});

test('a name of signs alone stands in nobody’s way', async () => {
  const { uuid, firstname, email } = marius;
  const body = { name: '…', firstname, email };
  expect((await desk.ask('PUT', `/api/users/${uuid}`, { by: ursule, body })).status).toBe(200);
  expect(await namesIn('&wordsfilter=marius')).toEqual(['Marius']);
});
