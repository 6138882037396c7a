import type { archiveOf } from './archive';
import { archivedPiece, desvallieres, feydeau } from './archive-piece';
import { doorsOpen } from './door';
import { zoneDraft } from './interactive-image-draft';
import { threeHats } from './news-desk';
import { paragraph } from './news-draft';

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
  'interactive-images': [
    {
      uuid: '0190a000-0000-7000-8000-0000000000f3',
      show: { slug: 'le-dindon' },
      title: 'L’affiche',
      image: { uuid: photo },
      zones: [zoneDraft(), zoneDraft({ type: 'IMAGE', name: 'Le salut', image: photo })],
      rank: 0,
    },
  ],
  'about-texts': [
    {
      slug: 'booking-waiting',
      type: 'MAIL',
      title: 'Bientôt {spectacle}',
      content: paragraph('À bientôt {prenom}.'),
      lastAuthor: archive.users[0] && {
        uuid: archive.users[0].uuid,
        slug: 'archive-0',
        name: 'Vasseur',
        firstname: 'Zoé',
      },
      lastModified: doorsOpen,
    },
    {
      slug: 'cgu',
      type: 'PAGE',
      title: 'Nos conditions',
      content: paragraph('Soyez sages.'),
      lastModified: doorsOpen,
    },
  ],
  sponsors: [
    {
      slug: 'garage-de-la-halle',
      name: 'Garage de la Halle',
      description: 'Prête le camion.',
      link: 'garage.example',
      logo: { uuid: threeHats.uuid },
      rank: 2,
      visible: false,
    },
  ],
  settings: [
    {
      title: 'Les Trois Coups',
      description: 'Du théâtre à Vaubrun.',
      address: 'Salle des fêtes\nVaubrun',
      logo: threeHats.uuid,
      colour: 'VERT',
    },
  ],
  news: [...archive.news, { ...archive.news[0], slug: 'jetee', title: 'Jetée' }],
});
