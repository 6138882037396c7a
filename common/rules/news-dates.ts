import { parisDay } from '../base/paris-time';
import type { NewsSummary } from '../contract/content/news';

type Dated = Pick<NewsSummary, 'creationDate' | 'visibleFrom'>;

/** The date that a news item shows on cards, in lists and in its article: that of its creation. */
export const leadingDate = ({ creationDate }: Pick<Dated, 'creationDate'>): Date => creationDate;

/** The date of appearance, if it is on another day in Paris than the leading date; else null. */
export function appearedLater(news: Dated): Date | null {
  return parisDay(news.visibleFrom) === parisDay(leadingDate(news)) ? null : news.visibleFrom;
}
