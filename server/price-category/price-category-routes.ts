import { must } from '#common/base/must';
import { freeAmong, slugOf } from '#common/base/slug';
import { MAX_CATEGORIES, type PriceCategory } from '#common/contract/agenda/price-category';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import type { Handlers } from '../http/handler';
import { lockNoun } from '../publication/free-slug';
import { listPriceCategories } from '../show/price-category-list-repository';
import {
  isCategoryInUse,
  lockComingDates,
  removePriceCategory,
  storePriceCategories,
} from './price-category-repository';

export const priceCategoryRoutes = {
  listPriceCategories: ({ database }) => listPriceCategories(database),

  async createPriceCategory({ body }, transaction) {
    const categories = await lockCategories(transaction);
    if (categories.length >= MAX_CATEGORIES)
      throw new CallError('wrong-state', { message: `${MAX_CATEGORIES} catégories de prix au plus.` });
    const name = freeName(body.name, categories);
    const slug = freeAmong(slugOf(name), new Set(categories.map((category) => category.slug)));
    const category = { slug, name, ...descriptionOf(body.description) };
    return place(transaction, categories, category, body.rank ?? categories.length);
  },

  async updatePriceCategory({ params, body }, transaction) {
    const categories = await lockCategories(transaction);
    const current = findCategory(categories, params.slug);
    const others = categories.filter((category) => category !== current);
    const changed = {
      slug: current.slug,
      name: freeName(body.name ?? current.name, others),
      ...descriptionOf(body.description ?? current.description),
    };
    return place(transaction, others, changed, body.rank ?? categories.indexOf(current));
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
  if (found === undefined) throw new CallError('not-found', { message: 'Catégorie de tarif introuvable' });
  return found;
}

/** Who has it; nothing if that is empty. */
const descriptionOf = (typed: string | undefined) => typed?.trim() && { description: typed.trim() };

/** Category names must be unique, as bookers could not tell them apart otherwise. */
function freeName(typed: string, others: readonly PriceCategory[]): string {
  const name = typed.trim();
  if (others.some((category) => category.name.toLowerCase() === name.toLowerCase()))
    throw new CallError('invalid-field', { fields: { name: 'une autre catégorie a déjà ce nom' } });
  return name;
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
