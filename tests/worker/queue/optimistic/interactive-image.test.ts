import { describe, expect, test } from 'vitest';
import {
  emptyInteractiveImage,
  interactiveImageSheetOf,
  interactiveImageWriteOf,
} from '../../../../src/screens/desk/interactive-image/interactive-image-sheet';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { zoneDraft } from '../../../support/interactive-image-draft';
import { type Rows, key, apply, uuid, waitingWriteOf } from '../../../support/optimistic-apply';

const showUuid = '0190a000-0000-7000-8000-0000000000e1';
const poster = '0190a000-0000-7000-8000-000000000009';

const write = waitingWriteOf('interactive-image');

const show = {
  uuid: showUuid,
  visibleFrom: new Date('2026-11-01T09:00:00+01:00'),
  visibleUntil: new Date('2026-12-20T09:00:00+01:00'),
};
const onView: Rows = { 'desk-shows': show };
const zone = zoneDraft();
const row = {
  uuid,
  show: showUuid,
  title: 'L’affiche',
  image: poster,
  zones: [zone],
  rank: 2,
  version: 'v1',
};
const body = (fields: object = {}) => interactiveImageWriteOf({ ...interactiveImageSheetOf(row), ...fields });

describe('an interactive image saved here', () => {
  test('is on the desk and on view of this device, last, while its show is', () => {
    const creation = write('createInteractiveImage', body());
    const added = { ...row, rank: creation.seq, version: key };
    expect(apply(creation, onView)).toEqual({
      ...onView,
      'desk-interactive-images': added,
      'interactive-images': added,
    });
  });

  test.each([
    ['not on view yet', { ...show, visibleFrom: show.visibleUntil }],
    ['on view no longer', { ...show, visibleUntil: show.visibleFrom }],
  ])('is on the desk alone where its show is %s', (_, hidden) => {
    const rows = apply(write('createInteractiveImage', body()), { 'desk-shows': hidden });
    expect(Object.keys(rows)).toEqual(['desk-shows', 'desk-interactive-images']);
  });

  test('stays with its show and in its place', () => {
    const before = { ...onView, 'desk-interactive-images': row, 'interactive-images': row };
    const rows = apply(write('updateInteractiveImage', body({ title: 'Le plan', show: poster })), before);
    expect(rows['desk-interactive-images']).toEqual({ ...row, title: 'Le plan', version: key });
    expect(rows['interactive-images']).toEqual(row);
  });

  test('has of each zone only what its type shows', () => {
    const link = { ...zoneDraft({ type: 'LIEN', link: '/reservations' }), text: 'perdu' };
    const rows = apply(write('createInteractiveImage', { ...body(), zones: [link] }), onView);
    const { text: _, ...kept } = link;
    expect(rows['interactive-images']).toMatchObject({ zones: [kept] });
    expect(JSON.stringify(rows)).not.toContain('perdu');
  });

  test('is not made again of what others deleted, nor over what the server has already', () => {
    expect(apply(write('updateInteractiveImage', body()), onView)).toEqual(onView);
    const made = { ...onView, 'desk-interactive-images': row };
    expect(apply(write('createInteractiveImage', body()), made)).toEqual(made);
  });

  test('is gone from both as soon as it is deleted', () => {
    const before = { 'desk-interactive-images': row, 'interactive-images': row };
    expect(apply(write('deleteInteractiveImage', null), before)).toEqual({});
  });

  test('shows nothing where its body is none', () => {
    expect(effectOf(write('createInteractiveImage', body(emptyInteractiveImage(showUuid))))).toBeNull();
    expect(effectOf(write('updateInteractiveImage', null))).toBeNull();
  });

  test('is for those who write shows', () => {
    expect(effectOf(write('createInteractiveImage', body()))?.scope).toBe('secretariat');
  });
});
