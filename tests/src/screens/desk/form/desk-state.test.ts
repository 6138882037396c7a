import { describe, expect, test } from 'vitest';
import {
  deskState,
  footing,
  ground,
  isOvertaken,
  savedTyping,
} from '../../../../../src/screens/desk/form/desk-state';

interface Values {
  readonly title: string;
  readonly years: string;
}
const empty: Values = { title: '', years: '' };
const published: Values = { title: 'Rideau', years: '2024' };
const thing = (values: Values) => ({ uuid: '1', slug: 'rideau', version: 'v1', values });
const kept = (values: object, fields: object = {}) => ({
  at: new Date(0),
  desk: 'tab',
  values,
  base: published,
  saved: null,
  isSaved: false,
  ...fields,
});
const normalised = (values: Values) => ({ ...values, years: values.years.replace(/[\s,]+/g, ', ') });
const nothing = { empty, theirs: null, kept: null, typing: null, normalised };

describe('a form whose draft another tab wrote', () => {
  const left = kept({}, { desk: 'another', at: new Date(1) });

  test('goes on from the draft that it was opened with', () => {
    expect(isOvertaken(null, left, 'tab')).toBe(false);
    expect(isOvertaken({ over: new Date(1) }, left, 'tab')).toBe(false);
    expect(isOvertaken({ over: new Date(1) }, kept({}, { at: new Date(2) }), 'tab')).toBe(false);
  });

  test('follows that tab when it goes on writing', () => {
    expect(isOvertaken({ over: new Date(1) }, { ...left, at: new Date(2) }, 'tab')).toBe(true);
    expect(isOvertaken({ over: null }, left, 'tab')).toBe(true);
  });
});

describe('a form', () => {
  test('begins empty, with nothing to save', () => {
    expect(deskState(nothing)).toMatchObject({ values: empty, isDirty: false, isGone: false });
  });

  test('follows what others save as long as nothing was typed', () => {
    expect(deskState({ ...nothing, theirs: thing(published) })).toMatchObject({
      values: published,
      isDirty: false,
    });
  });

  test('completes a draft whose parts lack a newer field, with its base, so that nothing conflicts', () => {
    const completed = ({ title, years }: Values) => ({ title, years: years.replace(/^\?/, '2024') });
    const draft = kept({ title: 'Rideau levé', years: '?' }, { base: { title: 'Rideau', years: '?' } });
    expect(deskState({ ...nothing, completed, theirs: thing(published), kept: draft })).toMatchObject({
      values: { title: 'Rideau levé', years: '2024' },
      conflicts: [],
    });
  });

  test('takes up a draft, and in it what others changed meanwhile', () => {
    const theirs = thing({ title: 'Rideau', years: '2024, 2025' });
    const draft = kept({ title: 'Rideau levé', years: '2024' });
    expect(deskState({ ...nothing, theirs, kept: draft })).toMatchObject({
      values: { title: 'Rideau levé', years: '2024, 2025' },
      conflicts: [],
      isDirty: true,
    });
  });

  test('fills what a draft of an older version of the site lacks', () => {
    expect(deskState({ ...nothing, kept: kept({ title: 'Rideau' }, { base: null }) }).values).toEqual({
      title: 'Rideau',
      years: '',
    });
  });

  test('shows what is typed before it is kept', () => {
    const typing = { changed: { title: 'Rideau !' }, base: published, whole: published, over: null };
    expect(deskState({ ...nothing, theirs: thing(published), typing })).toMatchObject({
      values: { title: 'Rideau !', years: '2024' },
      isDirty: true,
    });
  });

  test('stands upon what it saved last, also where that draft may be gone by now', () => {
    const saved = { key: 'k', values: published };
    const draft = kept(published, { base: null, saved, isSaved: true });
    expect(footing({ ...nothing, theirs: thing(published), kept: draft }).base).toEqual(published);
    const anew = kept({ title: 'Rideau levé', years: '2024' }, { base: null, saved });
    expect(footing({ ...nothing, theirs: thing(published), kept: anew }).base).toBeNull();
  });

  test('has nothing to save where the same stands in other words, and leaves them as they are typed', () => {
    const typing = { changed: { years: '2024,2025' }, base: published, whole: published, over: null };
    const theirs = thing({ title: 'Rideau', years: '2024, 2025' });
    expect(deskState({ ...nothing, theirs, typing })).toMatchObject({
      values: { years: '2024,2025' },
      conflicts: [],
      isDirty: false,
    });
  });

  test('lets others change what was typed anew, but says what it said', () => {
    const base = { title: 'Rideau', years: '2024, 2025' };
    const typing = { changed: { years: '2024 2025' }, base, whole: base, over: null };
    const theirs = thing({ title: 'Rideau', years: '2024, 2025, 2026' });
    expect(deskState({ ...nothing, theirs, typing })).toMatchObject({
      values: { years: '2024, 2025, 2026' },
      conflicts: [],
      isDirty: false,
    });
  });

  test('says that the thing is gone, where somebody deleted it under a draft', () => {
    expect(deskState({ ...nothing, kept: kept(published) }).isGone).toBe(true);
    expect(deskState({ ...nothing, kept: kept(published, { base: null }) }).isGone).toBe(false);
  });

  test('asks nothing about a new thing that was saved under its words', () => {
    const saved = { key: 'k1', values: { title: 'Rideau', years: '2024' } };
    const draft = kept({ title: 'Rideau levé', years: '2024' }, { base: null, saved });
    expect(deskState({ ...nothing, theirs: thing(published), kept: draft })).toMatchObject({
      values: { title: 'Rideau levé', years: '2024' },
      conflicts: [],
      isDirty: true,
    });
  });
});

test('what is typed once the server has the draft is typed upon what it has', () => {
  const typing = { changed: {}, base: published, whole: published, over: null };
  expect(ground({ ...nothing, theirs: thing(empty), typing })).toEqual({ base: published, whole: published });
  expect(ground({ ...nothing, theirs: thing(published) })).toEqual({ base: published, whole: published });
});

test('what is typed is not called saved, where it was typed after what was saved', () => {
  const typing = { changed: { title: 'Rideau levé' }, base: published, whole: published, over: null };
  expect(savedTyping(typing, { ...published, title: 'Rideau levé' }).isSaved).toBe(true);
  expect(savedTyping(typing, published)).toBe(typing);
});
