import { describe, expect, it } from 'vitest';
import { links } from '#common/contract/site/links';

describe('a link of the site', () => {
  it('is written with its parameters, encoded', () => {
    expect(links.news.to({ slug: 'rideau-levé' })).toBe('/breve/lire/rideau-lev%C3%A9');
    expect(links.dateBookings.to({ showSlug: 'le-dindon', uuid: '1' })).toBe(
      '/regie/reservations/le-dindon/1',
    );
  });

  it.each(['/breve', '/breve/', '/BREVE'])('knows its own address when written %s', (path) => {
    expect(links.newsHome.matches(path)).toBe(true);
  });

  it.each(['/breve/lire', '/breve/lire/', '/breve/lire/a/b', '/x/breve/lire/a'])(
    'does not take %s for one of its own',
    (path) => {
      expect(links.news.matches(path)).toBe(false);
    },
  );
});
