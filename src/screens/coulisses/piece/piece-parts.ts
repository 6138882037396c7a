import type { PieceSheet } from '#common/rules/piece-sheet';
import type { SheetPart } from '../../../components/sheet-form/sheet-contents';

/** The parts of a play's sheet; the characters only if the play is performed. */
export const pieceParts = (isPerformed: boolean): readonly SheetPart[] =>
  parts.filter(({ id }) => id !== 'personnages' || isPerformed);

const parts: readonly (SheetPart & { holds: readonly (keyof PieceSheet)[] })[] = [
  { id: 'piece', name: 'La pièce', holds: ['title', 'genre', 'duration', 'previewImage'] },
  { id: 'auteurs', name: 'Auteurs', holds: ['textAuthors'] },
  { id: 'resume', name: 'Résumé', holds: ['resume'] },
  { id: 'effectif', name: 'Effectif', holds: ['cast'] },
  {
    id: 'representations',
    name: 'Représentations',
    holds: ['isPerformed', 'spectacleType', 'years', 'dates'],
  },
  { id: 'personnages', name: 'Personnages', holds: ['characters'] },
  { id: 'parution', name: 'Parution', holds: ['visibleFrom'] },
];
