import { foldedCharacter } from './fold';

/** A folded word of a text, with its start and end in the original text. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words that `fold` makes of a text, in order, each with its position in the original. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let [word, from, at] = ['', 0, 0];
  const end = () => {
    if (word !== '') words.push({ word, from, to: at });
    word = '';
  };
  for (const character of text) {
    const folded = foldedCharacter(character);
    if (folded === ' ') end();
    else if (word === '') [word, from] = [folded, at];
    else word += folded;
    at += character.length;
  }
  end();
  return words;
}

/** The index in the original text at which the first `letters` folded letters of a word end. */
export function endOfBeginning(text: string, { from, to }: Word, letters: number): number {
  let [at, passed] = [from, 0];
  for (const character of text.slice(from, to)) {
    const { length } = foldedCharacter(character);
    // A combining mark belongs to the letter before it.
    if (passed >= letters && length > 0) return at;
    passed += length;
    at += character.length;
  }
  return to;
}
