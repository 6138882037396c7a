import { type Infer, enums, integer, max, min, object, optional, string, type } from 'superstruct';
import { tolerantList, hasKnown } from '../fields/primitives';
import { numberFromText } from '../fields/list-query';

/** The most links shown beside an article. */
export const MAX_LINKED = 5;

/** What an article or a play may link to. */
const linkedTypes = ['piece', 'news'] as const;

const linkedArticle = type({ title: string(), slug: string(), type: enums(linkedTypes) });
export const linkedArticles = tolerantList(linkedArticle, hasKnown('type', linkedTypes));
export type LinkedArticle = Infer<typeof linkedArticle>;

export const linkedArticleQuery = object({
  limit: optional(numberFromText(max(min(integer(), 1), MAX_LINKED))),
});
