import { describe, expect, test } from 'vitest';
import type { Collection } from '#common/contract/feed/collection-names';
import { unshelve } from '#mirror/shelf';
import { decodeAnswer, rowsOf } from '#worker/sync/decode-answer';

const at = '2026-11-21T20:30:00+01:00';
const moment = new Date(at);
const news = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'rideau-leve',
  title: 'Rideau levé',
  description: '',
  creationDate: at,
  visibleFrom: at,
  years: [1984, 2026],
  spectacleTypes: ['ADULTE'],
  version: 'v1',
};
const scan = {
  uuid: '0190a000-0000-7000-8000-000000000002',
  ticket: null,
  dateUuid: '0190a000-0000-7000-8000-000000000003',
  device: '0190a000-0000-7000-8000-000000000004',
  deviceName: 'Porte A',
  seq: 1,
  at,
  kind: 'entry',
  count: 1,
  by: 'Bertrand Calvet',
  status: 'accepted',
};
const author = { uuid: scan.device, slug: 'colette-marty', name: 'Marty', firstname: 'Colette' };

/** The rows of a collection as an answer with this one is read, and what was reported. */
function read(collection: Collection, row: unknown) {
  const reports: string[] = [];
  const said = { put: { [collection]: [row] }, cursors: { public: 'c1', mine: null }, scopes: [] };
  const answer = decodeAnswer({ ...said, serverNow: at }, (error) => reports.push(String(error)));
  return { rows: rowsOf(answer, collection).map((one) => unshelve(one)), reports };
}

describe('a row is read', () => {
  const dated = { creationDate: moment, visibleFrom: moment };
  const body = { uuid: news.uuid, content: { type: 'adls-text', content: [] } };
  test.each<[string, Collection, object, object]>([
    ['with its dates', 'news', news, { ...news, ...dated }],
    [
      'with what may be absent',
      'news',
      { ...news, author, lastModified: at },
      { ...news, ...dated, author, lastModified: moment },
    ],
    ['with what a newer server adds', 'news', { ...news, mood: 'gay' }, { ...news, ...dated, mood: 'gay' }],
    ['with nothing where nothing may be', 'door-scans', scan, { ...scan, at: moment }],
    ['with a document', 'news-bodies', body, body],
  ])('%s', (_, collection, row, expected) => {
    expect(read(collection, row)).toEqual({ rows: [expected], reports: [] });
  });
});

describe('of what only a newer server knows', () => {
  test('codes are left out, and the rest of the row is kept', () => {
    const { rows } = read('news', { ...news, spectacleTypes: ['OPERA', 'ADULTE'] });
    expect(rows).toMatchObject([{ title: 'Rideau levé', spectacleTypes: ['ADULTE'] }]);
  });

  test('roles are left out, and the person is let in', () => {
    const habilitations = ['ROLE_SOUFFLEUR', 'ROLE_MEMBRE'].map((code) => ({ code, name: code }));
    const person = { ...author, email: 'colette@troupe.example', isActivated: true, temporary: false };
    const { rows } = read('account', { ...person, creationDate: at, habilitations });
    expect(rows).toMatchObject([{ habilitations: [{ code: 'ROLE_MEMBRE', name: 'ROLE_MEMBRE' }] }]);
  });

  test('the kind of a ticket is read as another, and its people come in', () => {
    const ticket = {
      uuid: news.uuid,
      dateUuid: scan.dateUuid,
      kind: 'abonnement',
      name: 'Camille Aubry',
      seats: 2,
      categories: [],
      generated: true,
      amountDue: 0,
    };
    expect(read('door-tickets', ticket).rows).toEqual([{ ...ticket, kind: 'booking' }]);
  });

  test('nodes of a document stay in it, for who shows it to leave out', () => {
    const content = { type: 'adls-text', content: [{ type: 'video', content: '/film' }, { type: 'hr' }] };
    expect(read('news-bodies', { uuid: news.uuid, content }).rows).toEqual([{ uuid: news.uuid, content }]);
  });
});

describe('a row that cannot be read is left out and reported', () => {
  test.each<[string, Collection, unknown, string]>([
    ['a missing field', 'news', { ...news, title: undefined }, 'title'],
    ['a date that is none', 'news', { ...news, visibleFrom: 'demain' }, 'visibleFrom'],
    ['a fault in a list', 'news', { ...news, years: [1984, 'x'] }, 'years.1'],
    ['codes that are no list', 'news', { ...news, spectacleTypes: 'ADULTE' }, 'spectacleTypes'],
    ['a key that is no uuid', 'news', { ...news, uuid: 'un' }, 'uuid'],
    ['nothing where something must be', 'door-scans', { ...scan, device: null }, 'device'],
    ['a document of another kind', 'news-bodies', { uuid: news.uuid, content: { type: 'html' } }, 'content'],
    ['a text', 'news', 'rideau', 'rideau'],
  ])('%s', (_, collection, row, fault) => {
    const { rows, reports } = read(collection, row);
    expect(rows).toEqual([]);
    expect(reports).toEqual([expect.stringContaining(fault)]);
  });
});
