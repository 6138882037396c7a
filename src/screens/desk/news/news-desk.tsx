import { DeskList } from '../list/desk-list';
import { newsDeskNoun } from './news-desk-noun';

/** The editors' news. */
export const NewsDesk = () => <DeskList noun={newsDeskNoun} />;
