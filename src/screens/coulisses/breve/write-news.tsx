import { DeskDoor } from '../../../components/desk-form/desk-door';
import { NewsForm } from './news-form';
import { newsNoun } from './news-noun';

/** Screen to create or edit a news item. */
export const WriteNews = () => <DeskDoor noun={newsNoun} Form={NewsForm} />;
