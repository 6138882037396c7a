import type { Noun } from './noun';

/** A price category (catégorie de tarif): full price, reduced, children. */
export const priceCategoryNoun = {
  journal: 'priceCategory',
  words: {
    all: 'Catégories de prix',
    the: 'la catégorie de prix',
    missing: 'Catégorie de tarif introuvable',
  },
  fields: {
    name: { kind: 'line', label: 'Nom', required: 'Le nom est obligatoire', most: 100 },
    /** Who has it: `Moins de 12 ans`. */
    description: { kind: 'note', label: 'Qui y a droit', most: 200, none: 'empty' },
  },
} as const satisfies Noun;
