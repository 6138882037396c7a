import { DeskDoor } from '../../../components/desk-form/desk-door';
import { NewsForm } from './news-form';
import { newsNoun } from './news-noun';

/** Writes a news item, or changes one. */
export const WriteNews = () => <DeskDoor noun={newsNoun} Form={NewsForm} />;
