import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { freeTicketCalendar } from '#common/rules/free-ticket-calendar';

const uuid = '019a0000-0000-7000-8000-0000b0f05ac8';
const ticket = {
  uuid,
  name: 'Inès Delmotte',
  linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
  date: new Date('2026-12-12T20:30:00+01:00'),
};
const site = {
  title: 'Les Amis de la Scène',
  siteUrl: 'https://theatre.example',
  organiser: 'ne-pas-repondre@theatre.example',
};

function entry(fields: object, now: Date) {
  const calendar = new ICAL.Component(ICAL.parse(freeTicketCalendar({ ...ticket, ...fields }, site, now)));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    read: (name: string) => event?.getFirstPropertyValue(name),
  };
}

test('a ticket is an evening in the calendar, and a file made later replaces it or strikes it out', () => {
  const first = entry({ location: { name: 'Salle des fêtes' } }, new Date('2026-12-01T10:00:00Z'));
  expect([first.method, first.read('uid'), first.read('location'), first.read('status')]).toEqual([
    'PUBLISH',
    uuid,
    'Salle des fêtes',
    'CONFIRMED',
  ]);
  expect(first.read('url')).toBe(`https://theatre.example/utilisateur/billet/${uuid}`);
  const later = new Date('2026-12-02T10:00:00Z');
  const struck = entry({ cancelledAt: later }, later);
  expect([struck.method, struck.read('uid'), struck.read('status')]).toEqual(['CANCEL', uuid, 'CANCELLED']);
  expect(Number(struck.read('sequence'))).toBeGreaterThan(Number(first.read('sequence')));
});

test('its evening ends when the plays do, and after two hours where that is not known', () => {
  const endOf = (fields: object) => String(entry(fields, new Date('2026-12-01T10:00:00Z')).read('dtend'));
  expect(endOf({ minutes: 130 })).toBe('2026-12-12T21:40:00Z');
  expect(endOf({})).toBe('2026-12-12T21:30:00Z');
});

test('an association with quotation marks in its name is still the one who invites, at its address', () => {
  const title = 'Théâtre "Les Amis" : a\\b';
  const calendar = freeTicketCalendar(ticket, { ...site, title }, new Date('2026-12-01T10:00:00Z'));
  const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  const organizer = event?.getFirstProperty('organizer');
  expect(organizer?.getFirstValue()).toBe('mailto:ne-pas-repondre@theatre.example');
  expect(organizer?.getParameter('cn')).toBe('Théâtre ’Les Amis’ : a’b');
});
