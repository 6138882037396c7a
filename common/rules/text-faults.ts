import { lengthFault } from '../base/character-count';
import { oddCharacterIn } from '../base/odd-character';

/** A fault of a sheet: the field, and a sentence in French. */
export interface FieldFault {
  /**
   * The field, as errors of the server name it: `title`, `textAuthors.0`, `charactersData.maxMen`,
   * `performance.characters.2.preview`; for a moment also its part, `visibleFrom.time`.
   */
  readonly path: string;
  readonly fault: string;
}

/** The fault, if there is one. */
export const when = (isWrong: boolean, path: string, fault: string): readonly FieldFault[] =>
  isWrong ? [{ path, fault }] : [];

/** The fault of a text that an editor typed in a field. */
export function textFaults(path: string, text: string, most: number, lines = false): readonly FieldFault[] {
  const fault = textFault(text, most, lines);
  return fault === undefined ? [] : [{ path, fault }];
}

/**
 * The fault of a text that an editor typed, in French, or undefined: too long, or an invisible character in it.
 * @param lines whether there may be several lines
 */
export function textFault(text: string, most: number, lines = false): string | undefined {
  const odd = oddCharacterIn(text, { lines });
  if (odd !== undefined) return oddFault(text, odd);
  return lengthFault(text.trim(), most);
}

/** Quotes the text before the invisible character, to show where it is. */
function oddFault(text: string, odd: number): string {
  const before = text
    .slice(Math.max(0, odd - 30), odd)
    .trim()
    .split(/\s+/)
    .slice(-2)
    .join(' ');
  return before === ''
    ? 'Un caractère invisible est au début\u00a0: retirez-le'
    : `Un caractère invisible est après «\u00a0${before}\u00a0»\u00a0: retirez-le`;
}
