import { expect, test } from 'vitest';
import type { BookingAct } from '../../../../../src/screens/desk/booking/booking-answers';
import { actInWords, actorOf, unsentWords } from '../../../../../src/screens/desk/booking/booking-words';

const at = new Date('2026-11-20T10:00:00+01:00');
const by = { slug: 'rosalie', name: 'Ferrand', firstname: 'Rosalie' } as NonNullable<BookingAct['by']>;
const curtain = new Date('2026-11-21T20:30:00+01:00');
const nextWeek = new Date('2026-11-28T15:00:00+01:00');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[Omit<BookingAct, 'at'>, string, string]>([
  [{ kind: 'booked', office: false }, 'Réservation', 'Sur le site'],
  [{ kind: 'seats', office: true, by, places: [2, 4] }, 'Places changées : 2 → 4', 'Rosalie Ferrand'],
  [{ kind: 'cancelled', office: true }, 'Annulation', 'L’association'],
  [{ kind: 'offered', office: false }, 'Places proposées', 'Le site'],
  [
    { kind: 'moved', office: false, dates: [curtain, nextWeek] },
    'Séance déplacée : sam. 21 nov. · 20 h 30 → sam. 28 nov. · 15 h',
    'Le site',
  ],
])('%j is told as: %s', (act, words, actor) => {
  expect(plain(actInWords({ ...act, at }))).toBe(words);
  expect(actorOf({ ...act, at })).toBe(actor);
});

test('a letter that did not leave is named, with why if it never will, and with the address that refused it', () => {
  expect(plain(unsentWords({ kind: 'booking-reminder', at, reason: 'evening-begun' }, ''))).toBe(
    'Mail « Rappel de la veille » pas envoyé : la séance avait commencé',
  );
  expect(plain(unsentWords({ kind: 'booking-offer', at }, ''))).toBe(
    'Mail « Places proposées à la liste d’attente » pas encore parti',
  );
  expect(
    plain(unsentWords({ kind: 'booking-confirmed', at, reason: 'refused' }, 'remi@public.example')),
  ).toBe('Mail refusé, l’adresse remi@public.example n’existe pas ou plus : « Réservation confirmée »');
});
