import { describe, expect, test } from 'vitest';
import { isSameField, mergeFields } from '#common/rules/merge-fields';
import { fc } from '../../support/properties';

const base = { title: 'Rideau', years: [2024], text: { type: 'adls-text', content: [] as string[] } };

describe('two people who save one thing', () => {
  test('find both their changes where they changed different fields', () => {
    const mine = { ...base, title: 'Rideau levé' };
    const theirs = { ...base, years: [2024, 2025] };
    expect(mergeFields({ base, mine, theirs, saved: null })).toEqual({
      values: { ...base, title: 'Rideau levé', years: [2024, 2025] },
      conflicts: [],
    });
  });

  test('have to choose where both changed one field, and the own words stand until then', () => {
    const mine = { ...base, title: 'Rideau levé' };
    const theirs = { ...base, title: 'Rideau baissé' };
    expect(mergeFields({ base, mine, theirs, saved: null })).toEqual({ values: mine, conflicts: ['title'] });
  });

  test('have nothing to choose where they wrote the same, spaces around it aside', () => {
    const mine = { ...base, title: 'Rideau levé ' };
    const theirs = { ...base, title: 'Rideau levé' };
    expect(mergeFields({ base, mine, theirs, saved: null }).conflicts).toEqual([]);
  });

  test('compare what a field holds, not which object it is', () => {
    const theirs = structuredClone({ ...base, title: 'Rideau levé' });
    expect(mergeFields({ base, mine: structuredClone(base), theirs, saved: null })).toEqual({
      values: theirs,
      conflicts: [],
    });
  });
});

describe('one’s own save, come back from the server,', () => {
  const saved = { ...base, title: 'Rideau levé' };

  test('is nobody else’s work: what was typed since stands', () => {
    const mine = { ...base, title: 'Rideau levé ce soir' };
    expect(mergeFields({ base, mine, theirs: saved, saved })).toEqual({ values: mine, conflicts: [] });
  });

  test('does not undo a return to the first words', () => {
    expect(mergeFields({ base, mine: base, theirs: saved, saved })).toEqual({ values: base, conflicts: [] });
  });
});

test('whatever three versions there are, a change is kept, or one is asked about it', () => {
  const fields = fc.record({ title: word(), text: word(), year: word() });
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const { values, conflicts } = mergeFields({ base, mine, theirs, saved: null });
      for (const name of ['title', 'text', 'year'] as const) {
        const [isMine, isTheirs] = [mine, theirs].map((one) => !isSameField(one[name], base[name]));
        const isOpen = conflicts.includes(name);
        expect(isOpen).toBe(isMine && isTheirs && !isSameField(mine[name], theirs[name]));
        if (isMine) expect(isSameField(values[name], mine[name])).toBe(true);
        else expect(isSameField(values[name], theirs[name])).toBe(true);
      }
    }),
  );
});

function word() {
  return fc.constantFrom('', 'rideau', 'scène', 'coulisses');
}
