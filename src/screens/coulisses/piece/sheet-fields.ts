import type { PieceSheet } from '#common/rules/piece-sheet';
import type { SheetFields as FieldsOf } from '../../../components/sheet-form/sheet-fields';

/** What every part of the form works with. */
export type SheetFields = FieldsOf<PieceSheet>;

/** The entry of the sheet in which a path of `piece-faults` lies: what is saved, merged and chosen as one. */
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
