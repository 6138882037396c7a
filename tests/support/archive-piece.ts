import { miniature } from './news-desk';
import { paragraph } from './news-draft';
import { cast } from './piece-draft';
import { troupe } from './troupe';

/** Keys of what a performance is made of. */
export const partKey = (rank: number) => `0190ffff-0000-7000-8000-0000000000${rank}`;

export const feydeau = { slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' };
export const desvallieres = { slug: 'maurice-desvallieres', name: 'Desvallières', firstname: 'Maurice' };
export const archivedColette = {
  uuid: troupe.colette.uuid,
  slug: 'colette-marty',
  name: troupe.colette.name,
  firstname: troupe.colette.firstname,
};

export const archivedPerformance = {
  uuid: partKey(10),
  type: { code: 'ADULTE' },
  years: [2009, 1991],
  characters: [
    {
      uuid: partKey(11),
      name: 'Pinglet',
      description: 'Entrepreneur',
      preview: { uuid: miniature },
      actor: 'Rémi Castan',
    },
    { uuid: partKey(12), name: 'Angélique' },
  ],
  dates: [
    { uuid: partKey(13), date: new Date('2009-03-13T20:30:00+01:00') },
    { uuid: partKey(14), date: new Date('1991-06-28T20:30:00+02:00') },
  ],
};

/** A play of an archive with all that a play may have. */
export const archivedPiece = {
  slug: 'l-hotel-du-libre-echange',
  title: 'L’Hôtel du libre échange',
  duration: 120,
  genre: 'vaudeville',
  resume: paragraph('Une nuit, un hôtel, et tout le monde y est.'),
  previewImage: { uuid: miniature },
  creationDate: new Date('2015-01-02T10:00:00+01:00'),
  lastModified: new Date('2016-01-02T10:00:00+01:00'),
  visibleFrom: new Date('2015-01-03T10:00:00+01:00'),
  author: archivedColette,
  lastAuthor: archivedColette,
  textAuthors: [{ slug: feydeau.slug }, { slug: desvallieres.slug }],
  charactersData: cast,
  performance: archivedPerformance,
};
