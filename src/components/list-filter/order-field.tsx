import type { ListOrder } from '#common/contract/fields/list-query';
import { ChoiceField, choicesOf } from './choice-field';

interface OrderFieldProps {
  value: ListOrder;
  onChange: (order: ListOrder) => void;
  /** It is the archive's, whose labels the specification gives: the usual words stand beside them. */
  isArchive?: boolean;
}

export const OrderField = ({ isArchive = false, ...field }: OrderFieldProps) => (
  <ChoiceField
    {...field}
    label="Trier par"
    choices={isArchive ? archiveOrders : orders}
    {...(isArchive && { hint: orderNames[field.value] })}
  />
);

/** The archive's, in the words and the order of the specification. */
const archiveOrderNames = {
  'year-asc': 'Année croissant',
  'year-desc': 'Année décroissant',
  'visible-asc': 'Date ajout croissant',
  'visible-desc': 'Date ajout décroissant',
  'title-asc': 'Titre croissant',
  'title-desc': 'Titre décroissant',
} as const satisfies Readonly<Record<ListOrder, string>>;

/** The same in words that everybody uses: all that is listed here is feminine. */
const orderNames: Readonly<Record<ListOrder, string>> = {
  'year-asc': 'Les années anciennes d’abord',
  'year-desc': 'Les années récentes d’abord',
  'visible-asc': 'Les plus anciennes d’abord',
  'visible-desc': 'Les plus récentes d’abord',
  'title-asc': 'Par titre, de A à Z',
  'title-desc': 'Par titre, de Z à A',
};

const orders = choicesOf(orderNames);
const archiveOrders = choicesOf(archiveOrderNames);
