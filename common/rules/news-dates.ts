import type { NewsSummary } from '../contract/content/news';

/** The date that a news item shows on cards, in lists and in its article: that of its creation. */
export const leadingDate = ({ creationDate }: Pick<NewsSummary, 'creationDate'>): Date => creationDate;
