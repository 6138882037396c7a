import { describe, expect, test } from 'vitest';
import { changesBetween } from '#server/operation/journal/journal-changes';
import type { JournalSubject } from '#server/operation/journal/journal-subject';

const subject = (
  shown: JournalSubject['shown'],
  concealed: NonNullable<JournalSubject['concealed']> = {},
): JournalSubject => ({ key: 'k', shown, concealed });

describe('what differs between two readings', () => {
  test('is the fields that changed, came or went', () => {
    const before = subject({ title: 'Le Dindon', rank: 1, link: 'a.example' });
    const after = subject({ title: 'Le Dindon', rank: 2, description: 'Trois actes' });
    expect(changesBetween(before, after)).toEqual([
      { field: 'rank', before: 1, after: 2 },
      { field: 'link', before: 'a.example' },
      { field: 'description', after: 'Trois actes' },
    ]);
  });

  test('is everything of what is new or gone, but what is about a person', () => {
    const whole = subject({ title: 'Le Dindon' }, { email: 'colette@troupe.example' });
    expect(changesBetween(undefined, whole)).toEqual([{ field: 'title', after: 'Le Dindon' }]);
    expect(changesBetween(whole, undefined)).toEqual([{ field: 'title', before: 'Le Dindon' }]);
  });

  test('is of what is about a person only that it changed', () => {
    const [before, after] = [subject({}, { email: 'a@b.example' }), subject({}, { email: 'c@d.example' })];
    expect(changesBetween(before, after)).toEqual([{ field: 'email' }]);
    expect(changesBetween(subject({}, { logo: undefined }), subject({}, { logo: 'new' }))).toEqual([
      { field: 'logo' },
    ]);
    expect(changesBetween(subject({}, { logo: undefined }), subject({}, {}))).toEqual([]);
  });

  test('is a moment in the wire form, and no change if it is the same', () => {
    const at = () => new Date('2026-11-21T20:30:00+01:00');
    expect(changesBetween(subject({ visibleFrom: at() }), subject({ visibleFrom: at() }))).toEqual([]);
    expect(changesBetween(subject({}), subject({ visibleFrom: at() }))).toEqual([
      { field: 'visibleFrom', after: '2026-11-21T20:30:00+01:00' },
    ]);
  });

  test('is of a list the elements that differ, or its order', () => {
    const [one, two, three] = [{ price: 1 }, { price: 2 }, { price: 3 }];
    expect(changesBetween(subject({ prices: [one, two] }), subject({ prices: [two, three] }))).toEqual([
      { field: 'prices', before: [one], after: [three] },
    ]);
    expect(changesBetween(subject({ pieces: ['a', 'b'] }), subject({ pieces: ['b', 'a'] }))).toEqual([
      { field: 'pieces', before: ['a', 'b'], after: ['b', 'a'] },
    ]);
  });

  test('is of a long text the place where it changed', () => {
    const long = 'mot '.repeat(500);
    const [change] = changesBetween(subject({ content: `${long}fin` }), subject({ content: `${long}suite` }));
    expect(change?.before).toMatch(/^….{57,60}fin$/);
    expect(change?.after).toMatch(/^….{57,60}suite$/);
  });

  test('is never half an emoji', () => {
    const masks = '🎭'.repeat(600);
    const texts = [
      [undefined, masks],
      [undefined, `x${masks}`],
      [masks, `${masks}!`],
      [`x${masks}`, `x${masks}!`],
      [`${masks}a`, `${masks}b${masks}x`],
    ] as const;
    const shown = texts.map(([before, after]) =>
      changesBetween(subject({ description: before }), subject({ description: after })),
    );
    expect(shown.flat()).toHaveLength(texts.length);
    // JSON escapes a half that stands alone.
    expect(JSON.stringify(shown)).not.toContain('\\ud');
  });
});
