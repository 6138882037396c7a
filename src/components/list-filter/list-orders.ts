import type { ListOrder } from '#common/contract/fields/list-query';

/** In the order in which filters offer them. */
export const orderNames = {
  'year-asc': 'Année croissant',
  'year-desc': 'Année décroissant',
  'visible-asc': 'Date ajout croissant',
  'visible-desc': 'Date ajout décroissant',
  'title-asc': 'Titre croissant',
  'title-desc': 'Titre décroissant',
} as const satisfies Readonly<Record<ListOrder, string>>;

export const isOrder = (text: unknown): text is ListOrder =>
  typeof text === 'string' && Object.hasOwn(orderNames, text);
