import { describe, expect, it } from 'vitest';
import type { SyncState } from '#worker/api';
import { roundSentence, syncSentence } from '../../../src/text/sync-sentences';
import { sessionOfColette } from '../state/sessions';

const now = new Date('2026-11-21T20:00:00+01:00');
const atRest: SyncState = {
  line: 'online',
  foreign: null,
  move: null,
  waiting: 0,
  waitingForLogin: 0,
  waitingForReturn: 0,
  waitingForOthers: 0,
  waitingScans: 0,
  visitorWrites: 0,
  visitorBookings: 0,
  toAttend: [],
  uploads: [],
  mirroredAt: new Date('2026-11-21T18:42:00+01:00'),
  ownMirroredAt: new Date('2026-11-21T18:42:00+01:00'),
  loading: false,
  isBehind: false,
  held: null,
  isFull: false,
  isStorageLost: false,
  clockOffset: 0,
  session: { kind: 'none' },
  device: null,
  lost: [],
  disarmedDoor: null,
};
const ended = { kind: 'ended', person: 'colette', reason: null } as const;
const open = { kind: 'open', session: sessionOfColette(now) } as const;
const DAY = 24 * 3_600_000;
const later = (days: number) => new Date(new Date('2026-11-21T18:42:00+01:00').getTime() + days * DAY);
const refused = { key: '1', lane: 'news:1', label: 'Brève', at: now, reason: 'attend', error: null } as const;

const move = { to: 'https://scene.example', isDone: true };
const filling = { mirroredAt: null, ownMirroredAt: null };

interface State extends Partial<SyncState> {
  /** Whether the browser reports a network. */
  readonly hasNetwork?: boolean;
}

const sentence = ({ hasNetwork = true, ...state }: State) =>
  syncSentence({ ...atRest, ...state }, hasNetwork, now).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the state in a line', () => {
  it.each<[State, string]>([
    [{}, 'en ligne · à jour à 18 h 42'],
    [{ line: 'offline', waiting: 3 }, 'le site ne répond pas · 3 modifications à envoyer · à jour à 18 h 42'],
    [
      { line: 'offline', hasNetwork: false, waiting: 3 },
      'hors ligne · 3 modifications à envoyer · à jour à 18 h 42',
    ],
    [
      { line: 'offline', hasNetwork: false, visitorWrites: 1, visitorBookings: 1 },
      'hors ligne · 1 réservation à envoyer · à jour à 18 h 42',
    ],
    [
      { waiting: 2, visitorWrites: 3, visitorBookings: 2 },
      'en ligne · 2 réservations, 1 message, 2 modifications à envoyer · à jour à 18 h 42',
    ],
    [
      { waiting: 1, toAttend: [refused] },
      'en ligne · 1 modification à envoyer · 1 à traiter · à jour à 18 h 42',
    ],
    [{ line: 'unknown', mirroredAt: null, ownMirroredAt: null, loading: true }, 'connexion en cours'],
    // The device is a day behind, then a day ahead.
    [{ ownMirroredAt: later(1), clockOffset: -DAY }, 'en ligne · à jour à 18 h 42'],
    [{ ownMirroredAt: later(-1), clockOffset: DAY }, 'en ligne · à jour à 18 h 42'],
    [{ ...filling, line: 'offline', hasNetwork: false }, 'hors ligne · rien n’est encore chargé'],
    [{ ownMirroredAt: null, loading: true }, 'en ligne · premier chargement'],
    [{ ownMirroredAt: null }, 'en ligne · tout n’est pas encore chargé'],
    [
      { session: ended, waitingForReturn: 1 },
      'en ligne · 1 modification attend votre connexion · à jour à 18 h 42',
    ],
    [
      { session: ended, waitingForReturn: 2, waitingForOthers: 1 },
      'en ligne · 2 modifications attendent votre connexion · 1 modification attend la connexion de son auteur · à jour à 18 h 42',
    ],
    [
      { waitingForOthers: 3 },
      'en ligne · 3 modifications attendent la connexion de leur auteur · à jour à 18 h 42',
    ],
    [
      { session: open, waiting: 1, waitingForOthers: 1 },
      'en ligne · 1 modification à envoyer · 1 modification d’une autre personne attend sa connexion · à jour à 18 h 42',
    ],
    [{ isBehind: true }, 'en ligne · la mise à jour n’aboutit pas, dernière à 18 h 42'],
    [
      { line: 'offline', foreign: '401 Unauthorized' },
      'le site ne répond pas (401 Unauthorized) · à jour à 18 h 42',
    ],
    [
      { move, waiting: 1, toAttend: [refused] },
      'le site a changé d’adresse · 1 modification à envoyer · 1 à traiter · à jour à 18 h 42',
    ],
    [{ move: { ...move, isDone: false } }, 'en ligne · à jour à 18 h 42'],
    [
      { line: 'offline', foreign: 'redirection' },
      'le site ne répond plus à cette adresse · à jour à 18 h 42',
    ],
    [{ isBehind: true, line: 'offline', hasNetwork: false }, 'hors ligne · à jour à 18 h 42'],
    [
      { ...filling, loading: true, held: { titles: 4_800, texts: 0, images: 0, hasAllTitles: false } },
      'en ligne · premier chargement, déjà là : 4 800 titres ; il manque le reste',
    ],
    [
      { ...filling, loading: true, held: { titles: 12_013, texts: 3_482, images: 0, hasAllTitles: true } },
      'en ligne · premier chargement, déjà là : 12 013 titres, 3 482 textes ; il manque 8 531 textes et les images',
    ],
    [
      {
        ...filling,
        line: 'offline',
        hasNetwork: false,
        held: { titles: 12_013, texts: 12_013, images: 351, hasAllTitles: true },
      },
      'hors ligne · déjà là : 12 013 textes, 351 images ; il manque des images',
    ],
    [{ ...filling, isFull: true }, 'en ligne · plus assez de place sur cet appareil'],
    [{ isFull: true }, 'en ligne · plus assez de place sur cet appareil'],
  ])('of %o reads %s', (state, words) => {
    expect(sentence(state)).toBe(words);
  });
});

describe('a round that somebody asked for', () => {
  it.each<[State, boolean, string]>([
    [{}, true, 'Tout est à jour.'],
    [{ line: 'offline' }, false, 'Le site ne répond pas : tout reprendra à son retour.'],
    [
      { line: 'offline', foreign: '502' },
      false,
      'Le site ne répond pas (502) : tout reprendra à son retour.',
    ],
    [
      { line: 'offline', hasNetwork: false, waiting: 3 },
      false,
      'Pas de réseau : tout reprendra à son retour.',
    ],
    [{ move }, false, 'Le site a changé d’adresse.'],
    [{ line: 'offline', foreign: '404' }, false, 'Le site ne répond plus à cette adresse.'],
    [{ waiting: 1 }, false, 'Le serveur n’a pas tout donné : réessayez dans un instant.'],
    [{ isFull: true }, false, 'Plus assez de place sur cet appareil : libérez-en, puis réessayez.'],
    [{ visitorWrites: 1 }, true, 'À jour, mais tout n’est pas encore envoyé.'],
    [{ session: ended, waitingForReturn: 1 }, true, 'À jour, mais 1 modification attend votre connexion.'],
    [{ waiting: 1, toAttend: [refused] }, true, 'À jour, mais il reste quelque chose à traiter.'],
  ])('with %o, all told: %s, says %s', ({ hasNetwork = true, ...state }, isWhole, words) => {
    expect(roundSentence({ ...atRest, ...state }, hasNetwork, isWhole).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
