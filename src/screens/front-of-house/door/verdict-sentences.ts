import { playbillDate, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { type Verdict, dateOfCode } from '#common/rules/ticket-verdict';
import type { DoorDateRow, TicketClaims } from '#common/contract/tickets/door';
import { assertNever } from '#common/base/assert-never';
import type { Outcome } from './verdict-class';

interface Context {
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  readonly claims: TicketClaims | null;
  readonly date: DoorDateRow;
  readonly dates: readonly DoorDateRow[];
  /** The age of the mirror, in words. */
  readonly mirrorAge: string;
}

/** The reason, in one line that can be read out at the door. */
export function reasonOf({ verdict, outcome, claims, date, dates, mirrorAge }: Context): string {
  const { ticket, previous } = verdict;
  switch (outcome) {
    case 'OK':
    case 'SORTIE':
      return verdict.recent ? 'Billet récent, signature vérifiée' : '';
    case 'PAS_ENTRE':
      return `${previous ? 'Déjà sorti' : 'Pas entré'}\u00a0: ce téléphone note les sorties`;
    case 'INCONNU':
      return claims === null
        ? `Ce code n’est pas un de nos billets (${mirrorAge})`
        : `Inconnu ici (${mirrorAge})`;
    case 'ALTERE':
      return 'Signature fausse\u00a0: billet modifié ou recopié';
    case 'AMBIGU':
      return 'Plusieurs billets\u00a0: choisissez';
    case 'REMPLACE':
      return 'Remplacé par un billet plus récent';
    case 'ANNULE':
      return ticket?.cancelledAt ? `Annulé le ${playbillDate(ticket.cancelledAt)}` : 'Annulé';
    case 'BLOQUE':
      return 'Bloqué\u00a0: voir la billetterie';
    case 'AUTRE_SEANCE': {
      const right = dates.find(
        ({ uuid }) => uuid === (ticket?.dateUuid ?? (claims && dateOfCode(claims, date))),
      );
      return right
        ? `Billet pour ${right.showTitle}, ${playbillDate(right.date)}`
        : 'Billet pour une autre séance';
    }
    case 'TROP_TOT':
      return `La salle ouvre à ${hourInWords(date.doorsOpenAt)}`;
    case 'TROP_TARD':
      return `Les portes ont fermé à ${hourInWords(date.doorsCloseAt)}`;
    case 'NON_GENERE':
      return 'Invitation pas encore générée';
    case 'A_ENCAISSER':
      return `À encaisser\u00a0: ${money(ticket?.amountDue ?? 0)}`;
    case 'DEJA_ENTRE':
      return previous ? `Déjà entré à ${hourInWords(previous.at)}` : 'Déjà entré';
    case 'DOUBLE':
      return 'Entré par deux portes';
    case 'EN_TROP':
      return 'Plus de personnes que de places';
    case 'TECHNIQUE':
      return 'Ce téléphone ne peut pas vérifier le billet\u00a0: cherchez par nom';
    default:
      return assertNever(outcome);
  }
}

/** By whom and where, as far as known, for a ticket that came in before. */
export function previousOf({ previous }: Pick<Verdict, 'previous'>): string | null {
  if (previous === null) return null;
  return [previous.by && `Par ${previous.by}`, previous.deviceName].filter(Boolean).join(', ');
}
