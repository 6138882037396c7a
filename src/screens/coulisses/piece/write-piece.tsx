import { DeskDoor } from '../../../components/desk-form/desk-door';
import { PieceForm } from './piece-form';
import { sheetNoun } from './sheet-noun';

/** Writes a play's sheet, or changes one. */
export function WritePiece() {
  return <DeskDoor noun={sheetNoun} Form={PieceForm} />;
}
