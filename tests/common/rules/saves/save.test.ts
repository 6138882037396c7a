import { describe, expect, it } from 'vitest';
import { authorsAfter, publishedFields, takesAddressOfTitle } from '#common/rules/saves/published-save';
import { type Save, checkSave, checkVersion } from '#common/rules/saves/save';

const words = { exists: 'Cette brève existe déjà.', missing: 'Brève introuvable' };
const stored = { version: 'first' };

describe('a creation', () => {
  it('is over nothing', () => {
    expect(checkSave({ isNew: true, before: null, base: null }, words)).toEqual({ ok: true, value: null });
  });

  it('is refused where something has its uuid', () => {
    expect(checkSave({ isNew: true, before: stored, base: null }, words)).toEqual({
      ok: false,
      failure: { code: 'already-exists', message: 'Cette brève existe déjà.' },
    });
  });
});

describe('a change', () => {
  it.each([null, 'first'])('is over what is stored when its person saw version %o', (base) => {
    expect(checkSave({ isNew: false, before: stored, base }, words)).toEqual({ ok: true, value: stored });
  });

  it('is refused where there is nothing', () => {
    expect(checkSave({ isNew: false, before: null, base: 'first' }, words)).toEqual({
      ok: false,
      failure: { code: 'not-found', message: 'Brève introuvable' },
    });
  });

  it('is refused when somebody saved the thing meanwhile', () => {
    expect(checkVersion(stored, 'older')).toEqual({
      ok: false,
      failure: { code: 'stale-version' },
    });
  });

  it('compares versions that are numbers with those of If-Match', () => {
    expect(checkVersion({ version: 3 }, '3').ok).toBe(true);
  });
});

const at = new Date('2026-11-21T20:30:00+01:00');
const earlier = new Date('2026-11-01T10:00:00+01:00');
const later = new Date('2026-12-01T10:00:00+01:00');
const save = (visibleFrom?: Date): Save<unknown, { visibleFrom?: Date }, string> => ({
  uuid: '0190a000-0000-7000-8000-0000000000d1',
  isNew: false,
  before: null,
  write: visibleFrom ? { visibleFrom } : {},
  base: null,
  version: 'second',
  at,
  by: 'zoe',
});

describe('a published thing', () => {
  it('that is new is created now and was never modified', () => {
    const { uuid } = save();
    const fields = { uuid, slug: 'rideau', creationDate: at, visibleFrom: at, version: 'second' };
    expect(publishedFields(save(), null, 'rideau')).toEqual(fields);
  });

  it.each([
    ['keeps its address once it has appeared', earlier, false],
    ['follows its title until then', later, true],
  ])('%s', (_, visibleFrom, follows) => {
    const before = { creationDate: earlier, visibleFrom };
    expect(takesAddressOfTitle(before, at)).toBe(follows);
    expect(publishedFields(save(visibleFrom), before, 'rideau')).toMatchObject({
      slug: 'rideau',
      creationDate: earlier,
      lastModified: at,
      visibleFrom,
    });
  });

  it('keeps its author, and names who saved it last', () => {
    expect(authorsAfter(null, 'zoe')).toEqual({ author: 'zoe' });
    expect(authorsAfter({ author: 'zoe', lastAuthor: 'rémi' }, 'anna')).toEqual({
      author: 'zoe',
      lastAuthor: 'anna',
    });
    expect(authorsAfter({ lastAuthor: 'rémi' }, null)).toEqual({ lastAuthor: 'rémi' });
  });
});
