import { parisDay } from '../base/paris-time';
import type { NewsSummary } from '../contract/content/news';

type Dated = Pick<NewsSummary, 'creationDate' | 'visibleFrom'>;

/** The date that leads a news item on cards, in lists and in its article: when it was written. */
export const leadingDate = ({ creationDate }: Pick<Dated, 'creationDate'>): Date => creationDate;

/** When an item appeared, where that was on another day in Paris than its leading date; else null. */
export function appearedLater(news: Dated): Date | null {
  return parisDay(news.visibleFrom) === parisDay(leadingDate(news)) ? null : news.visibleFrom;
}
