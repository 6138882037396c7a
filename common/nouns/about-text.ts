import type { Noun } from './noun';

/** A text of the association: a page (history, terms of use), a mail, a text of tickets. */
export const aboutTextNoun = {
  at: '/api/about-text',
  write: 'site',
  journal: 'aboutText',
  shown: 'about-texts',
  words: {
    all: 'Textes',
    the: 'le texte',
    what: 'ce texte',
    add: 'Ajouter un texte',
    edit: 'Modifier un texte',
    exists: 'Ce texte existe déjà.',
    missing: 'Texte introuvable',
  },
  fields: {
    /** Of a mail, its subject. */
    title: { kind: 'line', label: 'Titre', required: 'Le titre est obligatoire', most: 200 },
    content: { kind: 'document', label: 'Texte' },
  },
} as const satisfies Noun;
