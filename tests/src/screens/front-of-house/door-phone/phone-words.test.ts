import { describe, expect, it } from 'vitest';
import type { Device } from '#common/contract/tickets/device';
import {
  armedWords,
  contactWords,
  lossWords,
  stateOf,
} from '../../../../../src/screens/front-of-house/door-phone/phone-words';

const at = (hour: string) => new Date(`2026-11-21T${hour}:00+01:00`);
const now = at('20:30');
const phone: Device = {
  uuid: '0190a000-0000-7000-8000-0000000000b1',
  name: 'Porte A',
  armedBy: 'Bertrand Calvet',
  armedAt: at('19:40'),
  expiresAt: new Date('2026-11-28T19:40:00+01:00'),
  contactAt: at('20:28'),
  mirroredAt: at('20:27'),
  waiting: 0,
};
const unheard: Device = { ...phone, mirroredAt: null };
delete unheard.contactAt;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('how a phone stands', () => {
  it.each<[string, Device]>([
    ['En contact', phone],
    ['En service, silencieux', { ...phone, contactAt: at('20:19') }],
    ['En service, sans nouvelles', unheard],
    ['Plus en service', { ...phone, expiresAt: at('20:30') }],
    ['Retiré, averti', { ...phone, disarmedAt: at('20:28') }],
    ['Retiré, pas encore averti', { ...phone, disarmedAt: at('20:29') }],
    ['Retiré, pas encore averti', { ...unheard, disarmedAt: at('20:29') }],
  ])('%s', (words, device) => {
    expect(stateOf(device, now).words).toBe(words);
  });
});

describe('what a phone last told', () => {
  it.each<[string, Device]>([
    ['Contact de 20 h 28 · à jour à 20 h 27 · aucun contrôle en attente', phone],
    [
      'Contact de 20 h 28 · aucun billet reçu · 1 contrôle en attente',
      { ...phone, mirroredAt: null, waiting: 1 },
    ],
    ['Pas encore de contact avec le serveur', unheard],
  ])('%s', (words, device) => {
    expect(plain(contactWords(device, now))).toBe(words);
  });
});

it('says who armed it, since when and until when', () => {
  expect(plain(armedWords(phone))).toBe(
    'Mis en service par Bertrand Calvet, sam. 21 nov. · 19 h 40, jusqu’au sam. 28 nov. · 19 h 40',
  );
  expect(plain(armedWords({ ...phone, armedBy: '' }))).toMatch(/^Mis en service, sam\. 21 nov\./);
});

it('says that what it scanned is not lost', () => {
  expect(plain(lossWords(phone))).toContain('Un contrôle qui y attendrait partira encore');
  expect(plain(lossWords({ ...phone, waiting: 3 }))).toContain(
    'Les 3 contrôles qui y attendaient partiront encore',
  );
});
