import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { doorScanRow } from '#common/contract/door';
import { newsBodyRow, newsRow } from '#common/contract/news';
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

describe('a row is refused as superstruct refuses it', () => {
  test.each([
    ['a missing field', newsRow, { ...news, title: undefined }],
    ['a date that is none', newsRow, { ...news, visibleFrom: 'demain' }],
    ['a fault in a list', newsRow, { ...news, years: [1984, 'x'] }],
    ['a code of no list', newsRow, { ...news, spectacleTypes: ['OPERA'] }],
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
