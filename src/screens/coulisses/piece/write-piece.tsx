import { DeskDoor } from '../../../components/desk-form/desk-door';
import { PieceForm } from './piece-form';
import { sheetNoun } from './sheet-noun';

/** Screen to create or edit a play's sheet. */
export function WritePiece() {
  return <DeskDoor noun={sheetNoun} Form={PieceForm} />;
}
