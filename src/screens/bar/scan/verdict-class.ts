import type { VerdictCode } from '#common/contract/tickets/door';
import type { Shape } from '../../../ui/status-shape';

/** Four classes of verdicts, distinguished by colour, lightness, shape, sound and word. */
export type VerdictClass = 'ok' | 'attention' | 'refusal' | 'technical';

export const verdictClasses: Readonly<Record<VerdictCode, VerdictClass>> = {
  OK: 'ok',
  DEJA_ENTRE: 'attention',
  A_ENCAISSER: 'attention',
  AUTRE_SEANCE: 'attention',
  TROP_TOT: 'attention',
  TROP_TARD: 'attention',
  NON_GENERE: 'attention',
  AMBIGU: 'attention',
  DOUBLE: 'attention',
  INCONNU: 'refusal',
  ALTERE: 'refusal',
  REMPLACE: 'refusal',
  ANNULE: 'refusal',
  BLOQUE: 'refusal',
  TECHNIQUE: 'technical',
};

export const verdictShapes: Readonly<Record<VerdictClass, Shape>> = {
  ok: 'circle',
  attention: 'triangle',
  refusal: 'octagon',
  technical: 'square',
};

export const verdictWords: Readonly<Record<VerdictClass, string>> = {
  ok: 'OK',
  attention: 'ATTENTION',
  refusal: 'REFUS',
  technical: 'TECHNIQUE',
};
