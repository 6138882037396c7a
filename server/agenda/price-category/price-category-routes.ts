import { must } from '#common/base/must';
import { freeAmong, slugOf } from '#common/base/slug';
import { MAX_CATEGORIES, type PriceCategory } from '#common/contract/agenda/price-category';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { savedFields } from '#common/rules/saves/saved-fields';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { lockNoun } from '../../content/publication/free-slug';
import { listPriceCategories } from '../show/price-category-list-repository';
import {
  isCategoryInUse,
  lockComingDates,
  removePriceCategory,
  storePriceCategories,
} from './price-category-repository';

const { fields, words } = priceCategoryNoun;

export const priceCategoryRoutes = {
  listPriceCategories: ({ database }) => listPriceCategories(database),

  async createPriceCategory({ body }, transaction) {
    const categories = await lockCategories(transaction);
    if (categories.length >= MAX_CATEGORIES)
      throw new CallError('wrong-state', { message: `${MAX_CATEGORIES} catégories de prix au plus.` });
    const saved = withFreeName(savedFields(fields, body), categories);
    const slug = freeAmong(slugOf(saved.name), new Set(categories.map((category) => category.slug)));
    return place(transaction, categories, { slug, ...saved }, body.rank ?? categories.length);
  },

  async updatePriceCategory({ params, body }, transaction) {
    const categories = await lockCategories(transaction);
    const current = findCategory(categories, params.slug);
    const others = categories.filter((category) => category !== current);
    const { slug, name } = current;
    const saved = withFreeName(savedFields(fields, { ...body, name: body.name ?? name }, current), others);
    return place(transaction, others, { slug, ...saved }, body.rank ?? categories.indexOf(current));
  },

  async deletePriceCategory({ params }, transaction) {
    const { slug, name } = findCategory(await lockCategories(transaction), params.slug);
    await lockComingDates(transaction);
    if (await isCategoryInUse(transaction.database, slug))
      throw new CallError('wrong-state', {
        message: `La catégorie «\u00a0${name}\u00a0» sert encore\u00a0: des places y sont réservées, ou un spectacle la fait payer.`,
      });
    await removePriceCategory(transaction, slug);
    return null;
  },
} satisfies Partial<Handlers>;

/** Serialises changes of categories with one another and with saves of shows. */
async function lockCategories(transaction: WriteTransaction): Promise<PriceCategory[]> {
  await lockNoun(transaction, 'shows');
  return listPriceCategories(transaction.database);
}

function findCategory(categories: readonly PriceCategory[], slug: string): PriceCategory {
  const found = categories.find((category) => category.slug === slug);
  if (found === undefined) throw new CallError('not-found', { message: words.missing });
  return found;
}

/** Category names must be unique, as bookers could not tell them apart otherwise. */
function withFreeName<Named extends Pick<PriceCategory, 'name'>>(
  saved: Named,
  others: readonly PriceCategory[],
): Named {
  const name = saved.name.toLowerCase();
  if (others.some((category) => category.name.toLowerCase() === name))
    throw new CallError('invalid-field', { fields: { name: 'une autre catégorie a déjà ce nom' } });
  return saved;
}

async function place(
  transaction: WriteTransaction,
  others: readonly PriceCategory[],
  category: Omit<PriceCategory, 'rank'>,
  rank: number,
): Promise<PriceCategory> {
  await storePriceCategories(transaction, [...others.slice(0, rank), category, ...others.slice(rank)]);
  const stored = await listPriceCategories(transaction.database);
  return must(
    stored.find(({ slug }) => slug === category.slug),
    'a category just stored',
  );
}
