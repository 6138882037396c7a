import { describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type Rows, key, apply, uuid, waitingWriteOf } from '../../../support/optimistic-apply';

const saved = new Date('2026-11-21T20:30:00+01:00');

const draft = {
  uuid,
  name: ' Le salut ',
  description: null,
  year: 2009,
  spectacleTypes: [{ code: 'ADULTE' }],
  types: [{ code: 'PHOTO' }],
};

const row = {
  uuid,
  name: 'Le salut',
  description: '',
  year: 2009,
  visibleFrom: saved,
  spectacleTypes: ['ADULTE'],
  types: ['PHOTO'],
  creationDate: saved,
  formats: [],
  version: key,
};

/** What the rows under a write become, by collection. */
const played = (call: QueuedCall, body: object | null, before: Rows = {}, thing = `image:${uuid}`) =>
  apply({ ...waitingWriteOf('image')(call, body), thing }, before);

describe('an image', () => {
  test('created here stands there at once, without a file', () => {
    expect(played('createImage', draft)).toEqual({ images: row });
  });

  test('names each of its types once, as the server will', () => {
    const types = [{ code: 'PHOTO' }, { code: 'AFFICHE' }, { code: 'PHOTO' }];
    expect(played('createImage', { ...draft, types })).toEqual({
      images: { ...row, types: ['PHOTO', 'AFFICHE'] },
    });
  });

  test('that is to appear is for its editors', () => {
    const coming = played('createImage', { ...draft, visibleFrom: '2026-12-01T20:30:00+01:00' });
    expect(Object.keys(coming)).toEqual(['coming-images']);
  });

  test('saved here keeps its file and the moment it appeared', () => {
    const before = { ...row, file: { version: 'a' }, extension: 'jpg', formats: ['S'], version: 'before' };
    expect(played('updateImage', { ...draft, year: 1991 }, { images: before })).toEqual({
      images: { ...before, year: 1991, version: key },
    });
  });

  test('says where its subject is from when that is saved, until it is taken back', () => {
    const focus = { x: 0.25, y: 0.5 };
    const focused = played('updateImage', { ...draft, focus: { x: 0.25004, y: 0.5 } }, { images: row });
    expect(focused).toEqual({ images: { ...row, focus, version: key } });
    expect(played('updateImage', { ...draft, focus: null }, { images: { ...row, focus } })).toEqual({
      images: { ...row, version: key },
    });
  });

  test('deleted here is gone, and one deleted elsewhere does not come back', () => {
    expect(played('deleteImage', null, { images: row })).toEqual({});
    expect(played('updateImage', draft)).toEqual({});
  });
});

describe('a miniature', () => {
  const thing = `preview-image:${uuid}`;
  const { description: _, ...written } = draft;

  test('created here stands there at once, in the colour of paper', () => {
    expect(played('createPreviewImage', written, {}, thing)).toEqual({
      'coming-preview-images': { uuid, name: 'Le salut', backgroundColor: '#f7f3ea' },
    });
  });

  test('deleted here is gone', () => {
    for (const place of ['preview-images', 'coming-preview-images'])
      expect(played('deletePreviewImage', null, { [place]: { uuid } }, thing)).toEqual({});
  });
});
