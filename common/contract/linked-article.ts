import { type Infer, enums, integer, max, min, object, optional, string, type } from 'superstruct';
import { numberFromText } from './list-query';

/** At most as many as stand beside an article. */
export const MOST_LINKED = 5;

/** What an article or a play leads to. */
export const linkedArticle = type({ title: string(), slug: string(), type: enums(['piece', 'news']) });
export type LinkedArticle = Infer<typeof linkedArticle>;

export const linkedArticleQuery = object({
  limit: optional(numberFromText(max(min(integer(), 1), MOST_LINKED))),
});
