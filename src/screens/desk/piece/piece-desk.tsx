import { DeskList } from '../list/desk-list';
import { pieceDeskNoun } from './piece-desk-noun';

/** The editors' plays. */
export const PieceDesk = () => <DeskList noun={pieceDeskNoun} />;
