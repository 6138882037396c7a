import type { ReactNode } from 'react';
import { fullDate } from '#common/base/dates';
import { parseWireDate } from '#common/base/paris-time';

/** What a field holds, to be read beside what another version holds. */
export function orNothing(words: string | null): ReactNode {
  return words === null || words.trim() === '' ? <em className="soft">Rien</em> : words;
}

/** When a thing appears, from the wire form. */
export function appearanceWords(wire: string | null): string {
  const moment = wire === null ? undefined : parseWireDate(wire);
  return moment === undefined ? 'Dès l’enregistrement' : fullDate(moment);
}
