import { describe, expect, it } from 'vitest';
import { renderPage as renderPageOf } from '../../src/render-page';

const settings = { uuid: 's', title: 'La Troupe', description: 'Depuis 1984.' };
const rideau = {
  uuid: '0190b000-0000-7000-8000-000000000002',
  slug: 'rideau',
  title: 'Rideau <b>levé</b></script>',
  description: 'On « lève » le rideau.',
  previewImage: 'picture',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: '2026-11-02T10:00:00+01:00',
  years: [2026],
  spectacleTypes: [],
  version: 'first',
};
const entracte = {
  ...rideau,
  uuid: '0190b000-0000-7000-8000-000000000001',
  slug: 'entracte',
  title: 'Entracte',
};
const picture = { uuid: 'picture', name: 'Rideau', backgroundColor: '#aa1122', version: 'v1' };
const body = {
  uuid: rideau.uuid,
  content: {
    type: 'adls-text',
    content: [{ type: 'p', content: [{ type: 'text', content: 'Trois coups.' }] }],
  },
};

const renderPage = (path: string, rows: string) => renderPageOf(path, rows, 'https://scene.example');

const rowsOf = (put: object) =>
  JSON.stringify({ put: { settings: [settings], ...put }, serverNow: '2026-11-21T18:00:00+01:00' });

const latest = rowsOf({
  news: [entracte, { ...rideau, visibleFrom: '2026-11-03T10:00:00+01:00' }],
  'preview-images': [picture],
});

describe('a printed page', () => {
  it('shows the latest news, the newest first, under the name of the association', async () => {
    const { html, title, access } = await renderPage('/breve', latest);
    expect(title).toBe('Accueil | La Troupe');
    expect(access).toBe('open');
    expect(
      [...html.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"|<h3[^>]*><a href="([^"]+)"/g)].map(
        ([, a, b]) => a ?? b,
      ),
    ).toEqual(['/breve/lire/rideau', '/breve/lire/entracte']);
    expect(html).not.toContain('Chargement');
  });

  it('links a date to its play only where that can be read', async () => {
    const show = (rank: number, slug: string, day: string) => ({
      uuid: `0190b000-0000-7000-8000-00000000010${rank}`,
      slug,
      title: slug,
      visibleFrom: '2026-11-01T10:00:00+01:00',
      visibleUntil: '2027-01-01T10:00:00+01:00',
      dates: [{ uuid: `0190b000-0000-7000-8000-00000000020${rank}`, date: day, closingDate: day }],
      location: { name: 'Salle des fêtes' },
      pieces: [{ slug, title: slug }],
      bookings: false,
      prices: [],
    });
    const shows = [
      show(1, 'en-ce-moment', '2026-12-11T20:30:00+01:00'),
      show(2, 'le-dindon', '2026-12-12T20:30:00+01:00'),
      show(3, 'a-la-corbeille', '2026-12-13T20:30:00+01:00'),
    ];
    const pieces = [{ uuid: '0190b000-0000-7000-8000-000000000300', slug: 'le-dindon', title: 'Le Dindon' }];
    const { html } = await renderPage('/breve', rowsOf({ shows, pieces }));
    expect(html.match(/\/bibliotheque\/[a-z-]+/g)).toEqual(['/bibliotheque/le-dindon']);
    expect(html).toContain('a-la-corbeille');
  });

  it.each([
    ['/breve', 'Aucune brève pour le moment'],
    ['/reservations', 'Rien à réserver en ce moment'],
    ['/spectacle-du-moment', 'Relâche'],
    ['/a-propos-de-nous/notre-histoire', 'Cette page reste à écrire'],
    ['/a-propos-de-nous/nos-partenaires', 'Pas encore de partenaire'],
  ])('at %s of an association that has nothing to show yet says so', async (path, title) => {
    const nothing = { shows: [], events: [], news: [], sponsors: [], 'about-texts': [] };
    const { html } = await renderPage(path, rowsOf(nothing));
    expect(html).toContain(title);
    expect(html).not.toContain('Chargement');
  });

  it('wants the first picture before the others', async () => {
    const { html } = await renderPage('/breve', latest);
    expect([...html.matchAll(/fetchPriority="(\w+)"/gi)].map(([, priority]) => priority)).toEqual([
      'high',
      'auto',
    ]);
    expect(html).toContain('/api/preview-images/picture/file?v=v1');
  });

  it('shows a whole article and its neighbours', async () => {
    const rows = rowsOf({ news: [entracte, rideau], 'news-bodies': [body], 'preview-images': [picture] });
    const { html, title } = await renderPage('/breve/lire/rideau', rows);
    expect(title).toBe(`${rideau.title} | La Troupe`);
    expect(html).toContain('Trois coups.');
    expect(html).toContain('href="/breve/lire/entracte"');
    // Without scripts, nothing could complete the address once it is pressed.
    expect(html).toContain('sharer.php?u=https%3A%2F%2Fscene.example%2Fbreve%2Flire%2Frideau"');
  });

  it('makes no markup of what people wrote, and no style that the policy forbids', async () => {
    const { html } = await renderPage('/breve', latest);
    expect(html).toContain('Rideau &lt;b&gt;levé&lt;/b&gt;&lt;/script&gt;');
    expect(html).not.toMatch(/<script|\sstyle=/);
  });

  it.each(['/breve', '/breve/lire/rideau', '/bibliotheque', '/en-construction', '/erreur/403', '/rien-ici'])(
    'at %s asks for no style in its markup',
    async (path) => expect((await renderPage(path, rowsOf({}))).html).not.toMatch(/\sstyle=/),
  );

  it.each(['/regie/utilisateur', '/bar/billetterie/scan', '/utilisateur/profil', '/coulisses'])(
    'is empty at %s, which the page has to guard',
    async (path) => expect(await renderPage(path, latest)).toMatchObject({ html: '', access: 'guarded' }),
  );

  it('is empty in the archive, which depends on what is looked for', async () => {
    expect(await renderPage('/breve/archives', latest)).toMatchObject({ html: '', access: 'open' });
  });

  it('says that nothing is here', async () => {
    const { html, access } = await renderPage('/rien-ici', rowsOf({}));
    expect(access).toBe('nowhere');
    expect(html).toContain('<h1');
  });

  it('holds nothing of the page printed before', async () => {
    await renderPage('/breve', latest);
    const { html, title } = await renderPage(
      '/breve',
      rowsOf({ settings: [{ ...settings, title: 'Une autre' }] }),
    );
    expect(html).not.toContain('entracte');
    expect(title).toBe('Accueil | Une autre');
  });
});
