import type { Noun } from './noun';

/** The author of a play (auteur). One with a single name (Molière) has an empty `firstname`. */
export const pieceAuthorNoun = {
  words: {
    all: 'Auteurs',
    exists: 'Cet auteur existe déjà.',
    missing: 'Auteur introuvable',
  },
  fields: {
    name: { kind: 'line', label: 'Nom', required: 'Le nom est obligatoire', most: 100 },
    firstname: { kind: 'note', label: 'Prénom', most: 100 },
  },
} as const satisfies Noun;
