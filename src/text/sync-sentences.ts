import { DOT } from '#common/base/dot';
import { capitalised } from '#common/base/capitalised';
import { atMoment } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { whereabouts } from '#common/rules/whereabouts';
import type { SyncState } from '#worker/api';
import { heldWords, lackingWords } from './held-sentences';
import { elsewhereWords } from './whereabouts-words';

/** The state in a line: `hors ligne · 3 modifications à envoyer · à jour à 18 h 42`. */
export function syncSentence(state: SyncState, hasNetwork: boolean, now: Date): string {
  const parts = [lineSentence(state, hasNetwork)];
  const waiting = waitingWords(state);
  if (waiting.length > 0) parts.push(`${waiting.join(', ')} à envoyer`);
  if (state.toAttend.length > 0) parts.push(`${state.toAttend.length} à traiter`);
  parts.push(...absentWords(state));
  if (isLookedAt(state)) parts.push(mirrorWords(state, now));
  return parts.join(DOT);
}

/** As a page begins, what is here has not been looked at yet. */
const isLookedAt = ({ line, ownMirroredAt, held }: SyncState) =>
  line !== 'unknown' || ownMirroredAt !== null || held !== null;

/** What visitors write is a booking or a message to the association; accounts change things. */
function waitingWords({ waiting, visitorWrites, visitorBookings }: SyncState): readonly string[] {
  const messages = visitorWrites - visitorBookings;
  return [
    ...(visitorBookings > 0 ? [count(visitorBookings, 'réservation')] : []),
    ...(messages > 0 ? [count(messages, 'message')] : []),
    ...(waiting > 0 ? [count(waiting, 'modification')] : []),
  ];
}

/**
 * What this device keeps for people who are not logged in: `1 modification attend votre connexion`. Of other people's
 * writes nothing but the number.
 */
export function absentWords({ waitingForReturn: own, waitingForOthers: others, session }: AbsentState) {
  const words = [];
  if (own > 0)
    words.push(count(own, 'modification attend votre connexion', 'modifications attendent votre connexion'));
  if (others > 0)
    words.push(
      session.kind === 'open'
        ? count(
            others,
            'modification d’une autre personne attend sa connexion',
            'modifications d’autres personnes attendent leur connexion',
          )
        : count(
            others,
            'modification attend la connexion de son auteur',
            'modifications attendent la connexion de leur auteur',
          ),
    );
  return words;
}

type AbsentState = Pick<SyncState, 'waitingForReturn' | 'waitingForOthers' | 'session'>;

/** How many modifications this device has not sent, whoever they are of. */
export const unsentCount = ({
  waiting,
  visitorWrites,
  waitingForReturn,
  waitingForOthers,
}: Pick<SyncState, 'waiting' | 'visitorWrites' | 'waitingForReturn' | 'waitingForOthers'>) =>
  waiting + visitorWrites + waitingForReturn + waitingForOthers;

/** The result of a round that a person started. `isWhole`: this device now holds all that the server has. */
export function roundSentence(state: SyncState, hasNetwork: boolean, isWhole: boolean): string {
  const { line, waiting, visitorWrites, toAttend, isFull } = state;
  const elsewhere = elsewhereWords(whereabouts(state));
  if (elsewhere !== null) return `${capitalised(elsewhere)}.`;
  if (line === 'offline')
    return `${hasNetwork ? capitalised(silentWords(state)) : 'Pas de réseau'}\u00a0: tout reprendra à son retour.`;
  if (isFull) return 'Plus assez de place sur cet appareil\u00a0: libérez-en, puis réessayez.';
  if (!isWhole) return 'Le serveur n’a pas tout donné\u00a0: réessayez dans un instant.';
  if (toAttend.length > 0) return 'À jour, mais il reste quelque chose à traiter.';
  if (waiting + visitorWrites > 0) return 'À jour, mais tout n’est pas encore envoyé.';
  const [absent] = absentWords(state);
  if (absent !== undefined) return `À jour, mais ${absent}.`;
  return 'Tout est à jour.';
}

/**
 * `à jour à 18 h 42`, or its replacement until a first load of all that this person sees has finished. That moment is
 * the server's, `now` the device's, whose clock may be days off.
 */
export function mirrorWords(state: SyncState, now: Date): string {
  const { line, mirroredAt, ownMirroredAt, loading, isBehind, clockOffset, held, isFull } = state;
  if (isFull) return 'plus assez de place sur cet appareil';
  if (ownMirroredAt !== null) {
    const moment = atMoment(ownMirroredAt, new Date(now.getTime() - (clockOffset ?? 0)));
    return isBehind && line === 'online'
      ? `la mise à jour n’aboutit pas, dernière ${moment}`
      : `à jour ${moment}`;
  }
  const here = held && heldWords(held);
  if (held !== null && here !== null)
    return `${loading ? 'premier chargement, ' : ''}déjà là\u00a0: ${here}\u00a0; il manque ${lackingWords(held)}`;
  if (loading) return 'premier chargement';
  return mirroredAt === null ? 'rien n’est encore chargé' : 'tout n’est pas encore chargé';
}

function lineSentence(state: SyncState, hasNetwork: boolean): string {
  const isSilent = state.line === 'offline' && hasNetwork;
  return elsewhereWords(whereabouts(state)) ?? (isSilent ? silentWords(state) : lineWords[state.line]);
}

/** A server that is down, a proxy or a captive portal in its place: nobody need look for the network. */
const silentWords = ({ foreign }: SyncState) =>
  `le site ne répond pas${foreign === null ? '' : ` (${foreign})`}`;

const lineWords: Readonly<Record<SyncState['line'], string>> = {
  unknown: 'connexion en cours',
  online: 'en ligne',
  offline: 'hors ligne',
};
