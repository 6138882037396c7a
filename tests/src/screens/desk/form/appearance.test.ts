import { expect, test } from 'vitest';
import { noMoment, typedMoment } from '#common/rules/typed-moment';
import {
  appearanceOf,
  completedAppearance,
  writtenAppearance,
} from '../../../../../src/screens/desk/form/appearance';

const at = new Date('2026-12-12T20:30:15+01:00');

test('what is typed is written in the wire form, seconds included; nothing typed is at once', () => {
  expect(writtenAppearance({ visibleFrom: typedMoment(at) })).toBe('2026-12-12T20:30:15+01:00');
  expect(writtenAppearance({ visibleFrom: noMoment })).toBeNull();
  expect(appearanceOf({ visibleFrom: typedMoment(at) })).toEqual(at);
  expect(appearanceOf({ visibleFrom: noMoment }).getTime()).toBe(0);
});

test.each([
  ['2026-12-12T20:30:15+01:00', typedMoment(at)],
  [null, noMoment],
])('an older draft with %s opens in the form of today', (stored, visibleFrom) => {
  const draft = { title: 'Rideau', visibleFrom: stored as never };
  expect(completedAppearance(draft)).toEqual({ title: 'Rideau', visibleFrom });
});

test('a draft of today stays as it was typed', () => {
  const draft = { visibleFrom: { day: '12/12', time: '', kept: null } };
  expect(completedAppearance(draft)).toBe(draft);
});
