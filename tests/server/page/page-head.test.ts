import { describe, expect, it } from 'vitest';
import { type PageFacts, pageHead } from '#server/page/page-head';

const evening = new Date('2026-11-21T20:30:00+01:00');

const facts: PageFacts = {
  title: 'Accueil | Les Amis de la Scène',
  settings: { uuid: 'settings', title: 'Les Amis de la Scène', description: 'Une troupe depuis 1984.' },
  article: null,
  image: null,
  address: '/breve',
  siteUrl: 'https://www.theatre.example',
};
const article = {
  uuid: 'news',
  slug: 'rideau',
  title: 'Rideau !',
  description: 'On lève le rideau.',
  creationDate: evening,
  visibleFrom: evening,
  author: { uuid: 'colette', slug: 'colette-marty', name: 'Marty', firstname: 'Colette' },
  years: [2026],
  spectacleTypes: [],
  version: 'first',
};

const contentOf = (head: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];

const dataOf = (head: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  return text === undefined ? null : JSON.parse(text);
};

describe('the head of a page', () => {
  it('says the title, what the association is, and where the page is found', () => {
    const head = pageHead(facts);
    expect(head).toContain('<title>Accueil | Les Amis de la Scène</title>');
    expect(contentOf(head, 'description')).toBe('Une troupe depuis 1984.');
    expect(head).toContain('<link rel="canonical" href="https://www.theatre.example/breve" />');
    expect(contentOf(head, 'og:type')).toBe('website');
    expect(contentOf(head, 'og:image')).toBe('https://www.theatre.example/icons/og-default.png');
    expect(dataOf(head)).toBeNull();
  });

  it('of an article tells its own title, description and data', () => {
    const head = pageHead({ ...facts, article, address: '/breve/lire/rideau' });
    expect(contentOf(head, 'og:type')).toBe('article');
    expect(contentOf(head, 'og:title')).toBe('Rideau !');
    expect(contentOf(head, 'description')).toBe('On lève le rideau.');
    expect(dataOf(head)).toMatchObject({
      '@type': 'Article',
      headline: 'Rideau !',
      datePublished: '2026-11-21T20:30:00+01:00',
      author: { name: 'Colette Marty' },
      mainEntityOfPage: 'https://www.theatre.example/breve/lire/rideau',
    });
  });

  it('shows the miniature of an article once it has a file', () => {
    const image = { uuid: 'picture', name: 'Rideau', backgroundColor: '#aa1122' };
    const shown = (version?: string) =>
      contentOf(
        pageHead({ ...facts, article, image: { ...image, ...(version && { version }) } }),
        'og:image',
      );
    expect(shown()).toBe('https://www.theatre.example/icons/og-default.png');
    expect(shown('v 1')).toBe('https://www.theatre.example/api/preview-images/picture/file?v=v%201');
  });

  it('keeps a page that is not for strangers out of search engines, and its address to itself', () => {
    const head = pageHead({ ...facts, address: null });
    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(head).not.toContain('canonical');
    expect(contentOf(head, 'og:url')).toBeUndefined();
  });

  it('lets no title or description out of its place', () => {
    const evil = `"></title></script><script>alert('1')</script>`;
    const head = pageHead({ ...facts, title: evil, article: { ...article, title: evil, description: evil } });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/(script|title)>/g)).toEqual(['</title>', '</script>']);
    expect(dataOf(head)).toMatchObject({ headline: evil });
  });
});
