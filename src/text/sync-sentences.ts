import { atMoment } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { SyncState } from '#worker/api';

/** The state in a line: `hors ligne · 3 modifications à envoyer · à jour à 18 h 42`. */
export function syncSentence(state: SyncState, now: Date): string {
  const parts = [lineWords[state.line]];
  const waiting = state.waiting + state.visitorWrites;
  if (waiting > 0) parts.push(`${count(waiting, 'modification')} à envoyer`);
  if (state.toAttend.length > 0) parts.push(`${state.toAttend.length} à traiter`);
  parts.push(mirrorWords(state, now));
  return parts.join(' · ');
}

/** The result of a round that a person started. `isWhole`: this device now holds all that the server has. */
export function roundSentence(
  { line, waiting, visitorWrites, toAttend }: SyncState,
  isWhole: boolean,
): string {
  if (line === 'offline') return 'Pas de réseau\u00a0: tout reprendra à son retour.';
  if (!isWhole) return 'Le serveur n’a pas tout donné\u00a0: réessayez dans un instant.';
  if (toAttend.length > 0) return 'À jour, mais il reste quelque chose à traiter.';
  if (waiting + visitorWrites > 0) return 'À jour, mais tout n’est pas encore envoyé.';
  return 'Tout est à jour.';
}

/**
 * `à jour à 18 h 42`, or its replacement until a first load of all that this person sees has finished. That moment is
 * the server's, `now` the device's, whose clock may be days off.
 */
export function mirrorWords(state: SyncState, now: Date): string {
  const { line, mirroredAt, ownMirroredAt, loading, isBehind, clockOffset } = state;
  if (ownMirroredAt !== null) {
    const moment = atMoment(ownMirroredAt, new Date(now.getTime() - (clockOffset ?? 0)));
    return isBehind && line === 'online'
      ? `la mise à jour n’aboutit pas, dernière ${moment}`
      : `à jour ${moment}`;
  }
  if (loading) return 'premier chargement';
  return mirroredAt === null ? 'rien n’est encore chargé' : 'tout n’est pas encore chargé';
}

const lineWords: Readonly<Record<SyncState['line'], string>> = {
  unknown: 'connexion en cours',
  online: 'en ligne',
  offline: 'hors ligne',
};
