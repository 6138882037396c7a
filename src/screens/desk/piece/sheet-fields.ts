import type { PieceSheet } from './piece-sheet';
import type { SheetFields as FieldsOf } from '../form/sheet-fields';

/** The props of every part of the form. */
export type SheetFields = FieldsOf<PieceSheet>;

/** The sheet entry of a path of `piece-faults`; an entry is saved, merged and chosen as a whole. */
export function entryOf(path: string): keyof PieceSheet {
  const [first = '', second = ''] = path.split('.');
  const entry = entries[first === 'performance' ? `performance.${second}` : first];
  return entry ?? 'title';
}

const entries: Readonly<Record<string, keyof PieceSheet>> = {
  title: 'title',
  genre: 'genre',
  duration: 'duration',
  resume: 'resume',
  previewImage: 'previewImage',
  visibleFrom: 'visibleFrom',
  textAuthors: 'textAuthors',
  charactersData: 'cast',
  performance: 'isPerformed',
  'performance.type': 'spectacleType',
  'performance.years': 'years',
  'performance.characters': 'characters',
  'performance.dates': 'dates',
};
