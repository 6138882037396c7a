import { beforeEach, describe, expect, it } from 'vitest';
import { syncAtom } from '../../../src/state/connection';
import {
  isMirrorBehindAtom,
  serverRenderedPageAtom,
  takeServerRendered,
} from '../../../src/state/server-rendered-page';
import { siteAtom } from '../../../src/state/site';
import { store } from '../../../src/state/store';

const newsOf = (day: number) => ({
  uuid: `news-${day}`,
  slug: `breve-${day}`,
  title: `Brève ${day}`,
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: `2026-11-0${day}T10:00:00+01:00`,
  years: [],
  spectacleTypes: ['ADULTES'],
  version: 'first',
});
const content = { type: 'adls-text', content: [] };
const print = (put: object) =>
  takeServerRendered(JSON.stringify({ put, serverNow: '2026-11-21T18:00:00+01:00' }));
const printed = () => store.get(serverRenderedPageAtom);
const mirrorOf = (at: string | null) =>
  store.set(syncAtom, (before) => ({ ...before, mirroredAt: at === null ? null : new Date(at) }));

beforeEach(() => {
  mirrorOf(null);
  print({});
});

describe('what the server printed', () => {
  it('is the latest news, the newest first, as screens ask for them', () => {
    print({ news: [newsOf(1), newsOf(3), newsOf(2)] });
    expect(printed()?.latest?.map(({ slug }) => slug)).toEqual(['breve-3', 'breve-2', 'breve-1']);
    expect(printed()?.latest?.[0]).toMatchObject({
      visibleFrom: new Date('2026-11-03T10:00:00+01:00'),
      spectacleTypes: [{ code: 'ADULTES' }],
    });
  });

  it('is an article with what appeared just before and after it, and then no list', () => {
    print({ news: [newsOf(1), newsOf(3), newsOf(2)], 'news-bodies': [{ uuid: 'news-2', content }] });
    const { latest, article } = printed() ?? expect.fail();
    expect(latest).toBeNull();
    expect(article).toMatchObject({
      news: { slug: 'breve-2', content },
      older: { slug: 'breve-1' },
      newer: { slug: 'breve-3' },
    });
  });

  it('has no list where the page is about something else', () => {
    expect(printed()).toMatchObject({ latest: null, article: null });
  });

  it('names the association', () => {
    print({ settings: [{ uuid: 's', title: 'La Troupe', description: '', colour: 'VERT' }] });
    expect(store.get(siteAtom)).toEqual({
      title: 'La Troupe',
      address: null,
      facebook: null,
      logo: null,
      colour: 'VERT',
    });
  });
});

describe('the mirror', () => {
  it.each([
    [null, true],
    ['2026-11-20T18:00:00+01:00', true],
    ['2026-11-21T18:00:00+01:00', false],
    ['2026-11-21T18:00:01+01:00', false],
  ])('that was whole at %s is behind what was printed: %s', (at, isBehind) => {
    mirrorOf(at);
    expect(store.get(isMirrorBehindAtom)).toBe(isBehind);
  });
});
