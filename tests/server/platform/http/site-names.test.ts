import { describe, expect, test } from 'vitest';
import { SiteNames } from '#server/platform/http/site-names';

const SITE = 'https://theatre.example';
const NEXT = 'https://scene.example';
const names = () => new SiteNames({ siteUrl: SITE, nextSiteUrl: null });
const moving = () => new SiteNames({ siteUrl: SITE, nextSiteUrl: NEXT });

const asked = (headers: Readonly<Record<string, string>>) => ({
  method: 'GET',
  header: (name: string) => headers[name.toLowerCase()] ?? null,
});

describe('a page', () => {
  test.each([
    [{ host: 'www.theatre.example' }],
    [{ host: 'ancien.example:443' }],
    [{ host: 'theatre.example.' }],
    [{ host: '127.0.0.1:8080', 'x-forwarded-host': 'ancien.example' }],
  ])('that is asked for as %o belongs to the site’s own address, where it was', (headers) => {
    expect(names().placeOf(asked(headers), '/breve/lire/rideau?annee=1984')).toBe(
      `${SITE}/breve/lire/rideau?annee=1984`,
    );
  });

  test.each([
    ['its own name', { host: 'theatre.example' }],
    ['its own name, with a port', { host: 'Theatre.example:8443' }],
    [
      'a proxy that passes the name on beside its own',
      { host: 'app.internal', 'x-forwarded-host': 'theatre.example' },
    ],
    ['what a proxy that hides the name calls this server', { host: '127.0.0.1:8080' }],
    ['the same on another machine', { host: '10.0.0.5:8080' }],
    ['the same in IPv6', { host: '[::1]:8080' }],
    ['the same by a name without a dot', { host: 'site:8080' }],
    ['no name at all', {}],
    ['what is no name', { host: 'ancien.example/@' }],
  ])('that is asked for under %s stays: elsewhere it would come back for ever', (_, headers) => {
    expect(names().placeOf(asked(headers), '/breve')).toBeNull();
  });

  test('stays under the name that the site moves to', () => {
    expect(moving().placeOf(asked({ host: 'scene.example' }), '/breve')).toBeNull();
    expect(names().placeOf(asked({ host: 'scene.example' }), '/breve')).toBe(`${SITE}/breve`);
  });
});

test('the other names of a day are remembered, the last ten of them', () => {
  const site = names();
  for (let rank = 1; rank <= 12; rank += 1) site.placeOf(asked({ host: `n${rank}.example` }), '/');
  site.placeOf(asked({ host: 'theatre.example' }), '/');
  site.placeOf(asked({ host: '127.0.0.1' }), '/');
  expect(site.others()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => `n${rank}.example`));
  expect(site.others(Date.now() + 25 * 3_600_000)).toEqual([]);
});

describe('a device', () => {
  test.each<[string, string | null, boolean, string | undefined]>([
    ['of the site’s address', SITE, false, NEXT],
    ['that is a program', null, false, NEXT],
    ['of the next address', NEXT, false, undefined],
    ['of a former address, whose person asked for it', 'https://ancien.example', true, SITE],
  ])('%s is told of the address that it does not have', (_, origin, isByHand, told) => {
    expect(moving().moveOf(origin, isByHand)).toBe(told);
  });

  test('is told of nothing as long as the site stays', () => {
    expect(names().moveOf(SITE, false)).toBeUndefined();
    expect(names().moveOf(SITE, true)).toBeUndefined();
  });
});
