import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { VerdictCode } from '#common/contract/tickets/door';

export type Report = AnswerOf<'readEveningReport', Blob>;
export type Quarters = Report['quarters'];
export type Incident = Report['incidents'][number];

/** Kinds of tickets, in the plural. */
export const kindNames: Readonly<Record<Report['kinds'][number]['kind'], string>> = {
  booking: 'Réservations',
  free: 'Places gratuites',
  order: 'Ventes du guichet',
  unknown: 'Billets inconnus',
};

export const scanNames: Readonly<Record<Incident['kind'], string>> = {
  entry: 'Entrée',
  exit: 'Sortie',
  undo: 'Annulation',
};

const reasons: Readonly<Record<VerdictCode, string>> = {
  OK: '',
  INCONNU: 'Inconnu du serveur',
  ALTERE: 'Signature fausse',
  AMBIGU: 'Plusieurs billets possibles',
  REMPLACE: 'Remplacé par un billet plus récent',
  ANNULE: 'Billet annulé',
  BLOQUE: 'Billet bloqué',
  AUTRE_SEANCE: 'Billet d’une autre séance',
  TROP_TOT: 'Avant l’ouverture des portes',
  TROP_TARD: 'Après la fermeture des portes',
  NON_GENERE: 'Invitation pas encore générée',
  A_ENCAISSER: 'Restait à encaisser',
  DEJA_ENTRE: 'Déjà entré',
  DOUBLE: 'Entré par deux portes',
  TECHNIQUE: 'Billet illisible',
};

/** Why a scan did not count. */
export function incidentReason({ kind, verdict }: Pick<Incident, 'kind' | 'verdict'>): string {
  if (kind !== 'undo') return reasons[verdict];
  return verdict === 'TROP_TARD' ? 'Annulation trop tardive' : 'Entrée à annuler introuvable';
}
