import { fold } from '#common/base/fold';
import { matchesWords } from '#common/base/word-beginnings';
import { fullName } from '#common/base/full-name';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { SheetAuthor } from './piece-sheet';
import { quoted } from '../../../text/quoted';
import type { ComboOption } from '../../../ui/field/combo-box';

/** Id of the option that adds an author who is not in the library yet. */
export const NEW_AUTHOR = 'nouveau';

const MOST = 30;

/** Authors that match the typed words, without those already chosen; the last option adds an author of that name. */
export function offeredAuthors(
  known: readonly PieceAuthor[],
  chosen: readonly SheetAuthor[],
  typed: string,
): readonly ComboOption[] {
  const isChosen = new Set(chosen.map(({ uuid }) => uuid));
  const found = known
    .filter((author) => !isChosen.has(author.uuid) && matchesWords(typed, fullName(author)))
    .slice(0, MOST);
  const words = typed.trim();
  return [
    ...found.map((author) => ({ id: author.uuid, name: fullName(author) })),
    ...(words === '' ? [] : [{ id: NEW_AUTHOR, name: `Ajouter ${quoted(words)} aux auteurs`, isAct: true }]),
  ];
}

export type AuthorNames = Pick<SheetAuthor, 'name' | 'firstname'>;

/** Splits a typed full name: the last word is the name, as in `Marc-Antoine Legrand`. */
export function splitName(typed: string): AuthorNames {
  const words = typed.trim().split(/\s+/);
  return { firstname: words.slice(0, -1).join(' '), name: words.at(-1) ?? '' };
}

/** An author who already has this name, ignoring case and accents. */
export function namesake(known: readonly PieceAuthor[], wanted: AuthorNames): PieceAuthor | undefined {
  const folded = fold(fullName(wanted));
  return known.find((author) => fold(fullName(author)) === folded);
}
