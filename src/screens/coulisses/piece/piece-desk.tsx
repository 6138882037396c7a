import { DeskList } from '../../../components/desk-list/desk-list';
import { pieceDeskNoun } from './piece-desk-noun';

/** The editors' plays. */
export const PieceDesk = () => <DeskList noun={pieceDeskNoun} />;
