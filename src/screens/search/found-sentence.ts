import { integer } from '#common/base/numbers';
import { searchGroupNames } from '#common/rules/search';
import type { HeldRows } from '#worker/api';
import { heldWords } from '../../text/held-sentences';
import { quoted } from '../../text/quoted';
import type { Searched } from './use-search';

const NBSP = '\u00a0';

/**
 * A sentence with the number of results and the words searched; the words now typed if they have no answer yet.
 * @param signposts the number of pages of the site that stand above what was found
 */
export function foundSentence(
  { answer, text, failed, isBehind, reach }: Searched,
  words: string,
  held: HeldRows | null,
  signposts: number,
): string {
  if (failed) return 'La recherche n’a pas abouti.';
  if (words === '') return '';
  const here = held && heldWords(held);
  if (reach === 'waiting' && here !== null)
    return `La recherche attend la fin du premier chargement. Déjà là\u00a0: ${here}.`;
  if (reach === 'waiting') return 'Les archives arrivent sur cet appareil\u00a0: la recherche les attend…';
  if (answer === undefined || (isBehind && text === '')) return 'Recherche en cours…';
  const total = searchGroupNames.reduce((sum, group) => sum + answer.counts[group], signposts);
  const number = total === 0 ? 'Aucun résultat' : `${integer(total)}${NBSP}résultat${total < 2 ? '' : 's'}`;
  const sentence = `${number} pour ${quoted(text)}`;
  const among = here === null ? '' : `, parmi ce qui est déjà là (${here})`;
  if (answer.isPartial) return `Rien ne réunit tous ces mots. ${sentence}, en partie${among}.`;
  return `${sentence}${among}`;
}
