import { expect, test } from 'vitest';
import { eventPage } from '#server/content/page/event-page';

const evening = new Date('2026-11-21T20:30:00+01:00');
const day = (days: number) => new Date(evening.getTime() + days * 86_400_000);
const event = {
  uuid: '0190b000-0000-7000-8000-0000000000e1',
  slug: 'lecture',
  title: 'Lecture publique',
  location: { name: 'Médiathèque', description: 'Parking gratuit derrière la halle.' },
  eventDates: [
    { uuid: 'past', date: day(-1) },
    { uuid: 'next', date: day(3) },
  ],
  visibleFrom: day(-9),
  visibleUntil: day(9),
  version: 'first',
};

const about = (slug: string) => eventPage.about?.({ events: [event] }, evening, slug) ?? null;
const settings = { uuid: 'settings', title: 'Les Amis de la Scène', description: '', version: 'first' };

test('the page of an event tells search engines when and where it takes place, as long as that is to come', () => {
  const page = about('lecture');
  expect(page).toMatchObject({ title: 'Lecture publique', address: '/evenements/lecture', type: 'website' });
  const siteUrl = 'https://www.theatre.example';
  expect(page?.data({ settings, picture: `${siteUrl}/p.png`, siteUrl })).toMatchObject({
    '@graph': [
      {
        '@type': 'Event',
        name: 'Lecture publique',
        description: 'Parking gratuit derrière la halle.',
        startDate: day(3),
        location: { name: 'Médiathèque' },
        url: `${siteUrl}/evenements/lecture`,
      },
    ],
  });
});

test('there is none under another slug', () => {
  expect(about('autre')).toBeNull();
});
