import { describe, expect, it } from 'vitest';
import { newsPage } from '#server/content/page/news-page';
import { type PageFacts, pageHead } from '#server/content/page/page-head';
import { piecePage } from '#server/content/page/piece-page';
import { showPage } from '#server/content/page/show-page';

const evening = new Date('2026-11-21T20:30:00+01:00');

const facts: PageFacts = {
  title: 'Accueil | Les Amis de la Scène',
  settings: {
    uuid: 'settings',
    title: 'Les Amis de la Scène',
    description: 'Une troupe depuis 1984.',
    version: 'first',
  },
  about: null,
  description: null,
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

/** What the page of this news item is about. */
const aboutNews = (fields: Partial<typeof article> = {}) =>
  newsPage.about?.({ news: [{ ...article, ...fields }], 'news-bodies': [{ uuid: 'news' }] }, evening, '') ??
  null;

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
    const head = pageHead({
      ...facts,
      about: aboutNews(),
      description: article.description,
      address: '/breve/lire/rideau',
    });
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

  it('of a play tells its authors, its genre and the beginning of its summary', () => {
    const resume = {
      type: 'adls-text',
      content: [{ type: 'p', content: [{ type: 'text', content: 'Pan ! '.repeat(90) }] }],
    };
    const about = piecePage.about?.(
      {
        pieces: [
          { slug: 'le-dindon', title: 'Le Dindon', genre: 'vaudeville', duration: 120, textAuthors: ['f'] },
        ],
        'piece-bodies': [{ resume }],
        'piece-authors': [{ uuid: 'f', firstname: 'Georges', name: 'Feydeau' }],
      },
      evening,
      '',
    );
    const head = pageHead({
      ...facts,
      about: about ?? null,
      description: about?.description ?? null,
      address: '/bibliotheque/le-dindon',
    });
    expect(contentOf(head, 'og:type')).toBe('article');
    expect(contentOf(head, 'description')).toMatch(/^Pan ! .*!…$/);
    expect(contentOf(head, 'description')?.length).toBeLessThanOrEqual(201);
    expect(dataOf(head)).toMatchObject({
      '@type': 'Play',
      name: 'Le Dindon',
      genre: 'vaudeville',
      timeRequired: 'PT120M',
      author: [{ '@type': 'Person', name: 'Georges Feydeau' }],
      url: 'https://www.theatre.example/bibliotheque/le-dindon',
    });
  });

  it('shows the miniature of an article once it has a file', () => {
    const image = { uuid: 'picture', name: 'Rideau', backgroundColor: '#aa1122' };
    const shown = (version?: string) =>
      contentOf(
        pageHead({ ...facts, about: aboutNews(), image: { ...image, ...(version && { version }) } }),
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
    const head = pageHead({
      ...facts,
      title: evil,
      about: aboutNews({ title: evil, description: evil }),
      description: evil,
    });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/(script|title)>/g)).toEqual(['</title>', '</script>']);
    expect(dataOf(head)).toMatchObject({ headline: evil });
  });

  it('of a show tells each evening to come, where it is, what it costs, and that it is no article', () => {
    const day = (days: number) => new Date(evening.getTime() + days * 86_400_000);
    const date = (days: number) => ({
      uuid: `jour ${days}`,
      date: day(days),
      closingDate: day(days - 0.1),
      maxPlaces: 100,
      freeParticipation: false,
    });
    const show = {
      uuid: 'show',
      slug: 'le-dindon',
      title: 'Le Dindon',
      visibleFrom: day(-9),
      visibleUntil: day(9),
      prices: [{ uuid: 'plein', price: 12, category: { slug: 'plein', name: 'Plein tarif' } }],
      dates: [date(-1), date(0.05), date(3), { ...date(4), freeParticipation: true }],
      location: { name: 'Salle des fêtes' },
      pieces: [],
      bookings: true,
      version: 'first',
    };
    const about = showPage.about?.({ shows: [show] }, evening, '') ?? null;
    const head = pageHead({ ...facts, about, address: '/spectacle-du-moment' });
    expect(contentOf(head, 'og:type')).toBe('website');
    expect(contentOf(head, 'og:title')).toBe('Le Dindon');
    const [closed, open, free] = dataOf(head)['@graph'];
    expect(dataOf(head)['@graph']).toHaveLength(3);
    expect(closed).not.toHaveProperty('offers');
    expect(free).not.toHaveProperty('offers');
    expect(open).toMatchObject({
      '@type': 'TheaterEvent',
      startDate: '2026-11-24T20:30:00+01:00',
      doorTime: '2026-11-24T19:45:00+01:00',
      location: { name: 'Salle des fêtes' },
      offers: [{ price: '12.00', priceCurrency: 'EUR', url: 'https://www.theatre.example/reservations' }],
    });
    expect(showPage.about?.({ shows: [{ ...show, visibleUntil: day(-1) }] }, evening, '')).toBeNull();
    const play = (slug: string) => ({ uuid: slug, slug, previewImage: `image ${slug}` });
    const pieces = [{ slug: 'un-fil-a-la-patte' }, { slug: 'la-puce' }];
    const two = { shows: [{ ...show, pieces }], pieces: [play('la-puce'), play('un-fil-a-la-patte')] };
    expect(showPage.about?.(two, evening, '')?.image).toBe('image un-fil-a-la-patte');
  });
});
