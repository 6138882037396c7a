import type { VerdictCode } from '#common/contract/tickets/door';
import type { Verdict } from '#common/rules/ticket-verdict';
import type { Shape } from '../../../ui/status-shape';
import type { Direction } from './direction-switch';

/** Classes of verdicts, told apart by colour, lightness, shape, sound and word: an exit never looks like an entry. */
export type VerdictClass = 'ok' | 'exit' | 'attention' | 'refusal' | 'technical';

/** What the door says: the verdict, and of a ticket that may leave, whether its people are there at all. */
export type Outcome = VerdictCode | 'SORTIE' | 'PAS_ENTRE';

/** The server takes every exit. A phone that knows of nobody inside asks before it notes one. */
export function outcomeOf({ code, inside }: Pick<Verdict, 'code' | 'inside'>, direction: Direction): Outcome {
  if (code !== 'OK' || direction === 'entry') return code;
  return inside > 0 ? 'SORTIE' : 'PAS_ENTRE';
}

export const outcomeClasses: Readonly<Record<Outcome, VerdictClass>> = {
  OK: 'ok',
  SORTIE: 'exit',
  PAS_ENTRE: 'attention',
  DEJA_ENTRE: 'attention',
  A_ENCAISSER: 'attention',
  AUTRE_SEANCE: 'attention',
  TROP_TOT: 'attention',
  TROP_TARD: 'attention',
  NON_GENERE: 'attention',
  AMBIGU: 'attention',
  DOUBLE: 'attention',
  EN_TROP: 'attention',
  INCONNU: 'refusal',
  ALTERE: 'refusal',
  REMPLACE: 'refusal',
  ANNULE: 'refusal',
  BLOQUE: 'refusal',
  TECHNIQUE: 'technical',
};

export const verdictShapes: Readonly<Record<VerdictClass, Shape>> = {
  ok: 'circle',
  exit: 'arrow',
  attention: 'triangle',
  refusal: 'octagon',
  technical: 'square',
};

export const verdictWords: Readonly<Record<VerdictClass, string>> = {
  ok: 'OK',
  exit: 'Sortie',
  attention: 'ATTENTION',
  refusal: 'REFUS',
  technical: 'TECHNIQUE',
};
