import type { archiveOf } from './archive';
import { archivedPiece, desvallieres, feydeau } from './archive-piece';
import { doorsOpen } from './door';

/** The image of the archive. */
export const photo = '0190a000-0000-7000-8000-0000000000f1';

/** An archive with every collection; the news `jetee` is there to be discarded. */
export const wholeArchive = (archive: ReturnType<typeof archiveOf>) => ({
  ...archive,
  'piece-authors': [feydeau, desvallieres],
  pieces: [archivedPiece],
  images: [
    {
      uuid: photo,
      name: 'Le salut',
      description: 'Toute la troupe.',
      year: 2026,
      spectacleTypes: [{ code: 'ADULTE' }],
      types: [{ code: 'PHOTO' }],
      creationDate: doorsOpen,
      extension: '',
      visibleFrom: doorsOpen,
      formats: [],
      focus: { x: 0.5, y: 0.25 },
    },
  ],
  events: [
    {
      slug: 'lecture',
      title: 'Lecture',
      location: { name: 'Foyer', description: 'Au premier', link: 'https://foyer.example' },
      eventDates: [{ uuid: '0190a000-0000-7000-8000-0000000000f2', date: doorsOpen }],
      visibleFrom: new Date('2026-11-01T09:00:00+01:00'),
      visibleUntil: new Date('2026-12-01T09:00:00+01:00'),
    },
  ],
  news: [...archive.news, { ...archive.news[0], slug: 'jetee', title: 'Jetée' }],
});
