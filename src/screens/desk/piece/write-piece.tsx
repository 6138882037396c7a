import { DeskRoute } from '../form/desk-route';
import { PieceForm } from './piece-form';
import { sheetNoun } from './sheet-noun';

/** Screen to create or edit a play's sheet. */
export function WritePiece() {
  return <DeskRoute noun={sheetNoun} Form={PieceForm} />;
}
