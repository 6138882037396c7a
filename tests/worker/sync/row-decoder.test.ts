import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { doorScanRow, doorTicketRow } from '#common/contract/tickets/door';
import { newsBodyRow, newsRow } from '#common/contract/content/news';
import { user } from '#common/contract/people/user';
import { rowDecoder } from '#worker/sync/row-decoder';

const news = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'rideau-leve',
  title: 'Rideau levé',
  description: '',
  creationDate: '2026-11-21T20:30:00+01:00',
  visibleFrom: '2026-11-21T20:30:00+01:00',
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
  at: '2026-11-21T20:01:00+01:00',
  kind: 'entry',
  count: 1,
  by: 'Bertrand Calvet',
  status: 'accepted',
};
const author = { uuid: scan.device, slug: 'colette-marty', name: 'Marty', firstname: 'Colette' };

describe('a row is read as superstruct reads it', () => {
  test.each([
    ['as it is', newsRow, news],
    ['with what may be absent', newsRow, { ...news, author, lastModified: news.creationDate }],
    ['with what a newer server adds', newsRow, { ...news, mood: 'gay' }],
    ['with nothing where nothing may be', doorScanRow, scan],
    ['with a document', newsBodyRow, { uuid: news.uuid, content: { type: 'adls-text', content: [] } }],
  ])('%s', (_, struct, row) => {
    expect(rowDecoder(struct as never)(row)).toEqual(create(row, struct as never));
  });
});

describe('of what only a newer server knows', () => {
  test('codes are left out, and the rest of the row is kept', () => {
    const row = rowDecoder(newsRow)({ ...news, spectacleTypes: ['OPERA', 'ADULTE'] });
    expect(row).toMatchObject({ title: 'Rideau levé', spectacleTypes: ['ADULTE'] });
  });

  test('roles are left out, and the person is let in', () => {
    const habilitations = ['ROLE_SOUFFLEUR', 'ROLE_MEMBRE'].map((code) => ({ code, name: code }));
    const person = { ...author, email: 'colette@troupe.example', isActivated: true, temporary: false };
    const read = create({ ...person, creationDate: news.creationDate, habilitations }, user);
    expect(read.habilitations).toEqual([{ code: 'ROLE_MEMBRE', name: 'ROLE_MEMBRE' }]);
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
    expect(rowDecoder(doorTicketRow)(ticket)).toEqual({ ...ticket, kind: 'booking' });
  });

  test('nodes of a document stay in it, for who shows it to leave out', () => {
    const content = { type: 'adls-text', content: [{ type: 'video', content: '/film' }, { type: 'hr' }] };
    expect(rowDecoder(newsBodyRow)({ uuid: news.uuid, content })).toEqual({ uuid: news.uuid, content });
  });
});

describe('a row is refused as superstruct refuses it', () => {
  test.each([
    ['a missing field', newsRow, { ...news, title: undefined }],
    ['a date that is none', newsRow, { ...news, visibleFrom: 'demain' }],
    ['a fault in a list', newsRow, { ...news, years: [1984, 'x'] }],
    ['codes that are no list', newsRow, { ...news, spectacleTypes: 'ADULTE' }],
    ['a key that is no uuid', newsRow, { ...news, uuid: 'un' }],
    ['nothing where something must be', doorScanRow, { ...scan, device: null }],
    ['a document of another kind', newsBodyRow, { uuid: news.uuid, content: { type: 'html' } }],
    ['a text', newsRow, 'rideau'],
  ])('%s', (_, struct, row) => {
    const message = messageOf(() => create(row, struct as never));
    expect(message).not.toBe('');
    expect(messageOf(() => rowDecoder(struct as never)(row))).toBe(message);
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return String(error);
  }
}
