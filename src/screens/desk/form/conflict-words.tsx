import type { ReactNode } from 'react';
import { fullDate } from '#common/base/dates';
import { type TypedMoment, momentOf } from '#common/rules/typed-moment';

/** The value of a field, to be compared with another version's. */
export function orNothing(words: string | null): ReactNode {
  return words === null || words.trim() === '' ? <em className="soft">Rien</em> : words;
}

/** Several entries, each under its key. */
export function lines(of: readonly (readonly [key: string, words: string])[]): ReactNode {
  if (of.length === 0) return orNothing('');
  return (
    <ul>
      {of.map(([key, words]) => (
        <li key={key}>{words}</li>
      ))}
    </ul>
  );
}

/** A moment as it was parsed, else as it was typed. */
export function momentWords(typed: TypedMoment): string {
  const at = momentOf(typed);
  return at === null ? `${typed.day} ${typed.time}` : fullDate(at);
}

/** The publication moment of a thing. */
export const appearanceWords = (typed: TypedMoment): string =>
  momentOf(typed) === null ? 'Dès l’enregistrement' : momentWords(typed);
