import { describe, expect, it } from 'vitest';
import type { SyncState } from '#worker/api';
import { roundSentence, syncSentence } from '../../../src/text/sync-sentences';

const now = new Date('2026-11-21T20:00:00+01:00');
const atRest: SyncState = {
  line: 'online',
  waiting: 0,
  waitingForLogin: 0,
  visitorWrites: 0,
  toAttend: [],
  uploads: [],
  mirroredAt: new Date('2026-11-21T18:42:00+01:00'),
  ownMirroredAt: new Date('2026-11-21T18:42:00+01:00'),
  loading: false,
  isBehind: false,
  clockOffset: 0,
  session: { kind: 'none' },
  device: null,
  lost: [],
  disarmedDoor: null,
};
const DAY = 24 * 3_600_000;
const later = (days: number) => new Date(new Date('2026-11-21T18:42:00+01:00').getTime() + days * DAY);
const refused = { key: '1', lane: 'news:1', label: 'Brève', at: now, reason: 'attend', error: null } as const;

const sentence = (state: Partial<SyncState>) =>
  syncSentence({ ...atRest, ...state }, now).replaceAll('\u00a0', ' ');

describe('the state in a line', () => {
  it.each<[Partial<SyncState>, string]>([
    [{}, 'en ligne · à jour à 18 h 42'],
    [{ line: 'offline', waiting: 3 }, 'hors ligne · 3 modifications à envoyer · à jour à 18 h 42'],
    [
      { waiting: 1, toAttend: [refused] },
      'en ligne · 1 modification à envoyer · 1 à traiter · à jour à 18 h 42',
    ],
    [
      { line: 'unknown', mirroredAt: null, ownMirroredAt: null, loading: true },
      'connexion en cours · premier chargement',
    ],
    // The device is a day behind, then a day ahead.
    [{ ownMirroredAt: later(1), clockOffset: -DAY }, 'en ligne · à jour à 18 h 42'],
    [{ ownMirroredAt: later(-1), clockOffset: DAY }, 'en ligne · à jour à 18 h 42'],
    [{ line: 'offline', mirroredAt: null, ownMirroredAt: null }, 'hors ligne · rien n’est encore chargé'],
    [{ ownMirroredAt: null, loading: true }, 'en ligne · premier chargement'],
    [{ ownMirroredAt: null }, 'en ligne · tout n’est pas encore chargé'],
    [{ isBehind: true }, 'en ligne · la mise à jour n’aboutit pas, dernière à 18 h 42'],
    [{ isBehind: true, line: 'offline' }, 'hors ligne · à jour à 18 h 42'],
  ])('of %o reads %s', (state, words) => {
    expect(sentence(state)).toBe(words);
  });
});

describe('a round that somebody asked for', () => {
  it.each<[Partial<SyncState>, boolean, string]>([
    [{}, true, 'Tout est à jour.'],
    [{ line: 'offline', waiting: 3 }, false, 'Pas de réseau : tout reprendra à son retour.'],
    [{ waiting: 1 }, false, 'Le serveur n’a pas tout donné : réessayez dans un instant.'],
    [{ visitorWrites: 1 }, true, 'À jour, mais tout n’est pas encore envoyé.'],
    [{ waiting: 1, toAttend: [refused] }, true, 'À jour, mais il reste quelque chose à traiter.'],
  ])('with %o, all told: %s, says %s', (state, isWhole, words) => {
    expect(roundSentence({ ...atRest, ...state }, isWhole).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
