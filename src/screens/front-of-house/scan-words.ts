import { hourInWords } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import type { ScanKind, ScanMark, VerdictCode } from '#common/contract/tickets/door';
import type { ReportIncident } from '#common/contract/tickets/evening-report';

export const scanNames: Readonly<Record<ScanKind, string>> = {
  entry: 'Entrée',
  exit: 'Sortie',
  undo: 'Annulation',
};

/** Why an entry did not count, or does not fit its ticket. */
export const reasonWords: Readonly<Record<VerdictCode, string>> = {
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
  EN_TROP: 'Plus de personnes que de places',
  TECHNIQUE: 'Billet illisible',
};

/** What is questionable about a scan. */
export const markWords: Readonly<Record<ScanMark, string>> = {
  'device-unknown': 'téléphone jamais mis en service',
  'device-over': 'téléphone hors service',
  'other-device': 'transmis par un autre téléphone',
  'clock-ahead': 'l’horloge du téléphone avançait',
  'role-lost': 'la personne n’a plus le rôle Billetterie',
};

/** An incident, as far as words need it. */
export type Reasoned = Pick<ReportIncident, 'kind' | 'status' | 'verdict' | 'mark' | 'beyond' | 'since'>;

/** Why a scan did not count, or what is questionable about it. */
export function incidentReason(incident: Reasoned): string {
  return [whyOf(incident), incident.mark && markWords[incident.mark]].filter(Boolean).join(', ');
}

function whyOf({ kind, status, verdict, mark, beyond = 0, since }: Reasoned): string {
  // A mark says it better.
  if (mark !== undefined && verdict === 'TECHNIQUE') return '';
  if (kind === 'undo' && status !== 'accepted')
    return verdict === 'TROP_TARD' ? 'Annulation trop tardive' : 'Entrée à annuler introuvable';
  const at = since === undefined ? '' : ` à ${hourInWords(since)}`;
  if (verdict === 'EN_TROP' && beyond > 0)
    return `${integer(beyond)} de trop${at && `\u00a0: la réservation a été réduite${at}`}`;
  if (verdict === 'ANNULE' && at !== '') return `Annulé${at}`;
  return reasonWords[verdict];
}

/** What the office has to do about people who are in and do not fit their ticket; null: nothing. */
export function incidentTask({ status, verdict }: Reasoned): string | null {
  return status === 'accepted' ? (tasks[verdict] ?? null) : null;
}

const tasks: Partial<Record<VerdictCode, string>> = {
  EN_TROP: 'Si les places en plus ne sont pas payées, réglez-les avec ces personnes.',
  ANNULE:
    'Ces places n’étaient plus réservées\u00a0: si elles ne sont pas payées, réglez-les avec ces personnes.',
  REMPLACE: 'Un autre billet a pris sa place\u00a0: vérifiez qui est entré.',
  BLOQUE: 'Demandez à qui l’a bloqué ce qu’il faut faire.',
  AUTRE_SEANCE: 'Vérifiez s’il faut annuler l’autre séance.',
  A_ENCAISSER: 'Encaissez ces places auprès des personnes entrées.',
};
