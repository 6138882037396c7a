import { DeskRoute } from '../form/desk-route';
import { NewsForm } from './news-form';
import { newsNoun } from './news-noun';

/** Screen to create or edit a news item. */
export const WriteNews = () => <DeskRoute noun={newsNoun} Form={NewsForm} />;
