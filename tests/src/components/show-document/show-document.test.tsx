import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { expect, test } from 'vitest';
import { ShowDocument } from '../../../../src/components/show-document/show-document';
import { thingAlone } from '../../../../src/state/server-rendered-page';

const now = new Date('2026-11-21T18:00:00+01:00');
const play = (slug: string) => ({ uuid: `uuid-${slug}`, slug, title: slug, textAuthors: [] });
const textOf = (slug: string) => ({
  uuid: `uuid-${slug}`,
  resume: {
    type: 'adls-text',
    content: [{ type: 'p', content: [{ type: 'text', content: `Résumé ${slug}` }] }],
  },
  characters: [],
  dates: [],
});

test('a show on a device without room has its plays as the server gave them alone, in the order of the show', () => {
  const show = {
    uuid: 'show',
    slug: 'deux-pieces',
    title: 'Deux pièces',
    visibleFrom: '2026-11-01T10:00:00+01:00',
    visibleUntil: '2026-12-01T10:00:00+01:00',
    prices: [],
    dates: [],
    location: { name: 'Salle des fêtes' },
    pieces: ['la-puce', 'le-dindon'].map((slug) => ({ slug, title: slug })),
    bookings: true,
    version: 'first',
  };
  const slugs = ['le-dindon', 'la-puce'];
  const put = { shows: [show], pieces: slugs.map(play), 'piece-bodies': slugs.map(textOf) };
  const { agenda, pieces } = thingAlone(JSON.stringify(put));
  const markup = renderToStaticMarkup(
    <Router ssrPath="/spectacle-du-moment" ssrSearch="">
      {agenda?.shows.map((given) => (
        <ShowDocument key={given.uuid} show={given} now={now} alone={pieces} />
      ))}
    </Router>,
  );
  expect(markup.match(/Résumé [a-z-]+/g)).toEqual(['Résumé la-puce', 'Résumé le-dindon']);
});
