import type { Noun } from './noun';

/** A partner of the association (partenaire). */
export const sponsorNoun = {
  at: '/api/sponsors',
  write: 'site',
  journal: 'sponsor',
  shown: 'sponsors',
  desk: 'desk-sponsors',
  scope: 'site',
  words: {
    all: 'Partenaires',
    the: 'le partenaire',
    what: 'ce partenaire',
    add: 'Ajouter un partenaire',
    edit: 'Modifier un partenaire',
    exists: 'Ce partenaire existe déjà.',
    missing: 'Partenaire introuvable',
  },
  fields: {
    name: { kind: 'line', label: 'Nom', required: 'Le nom est obligatoire', most: 200 },
    description: { kind: 'words', label: 'Présentation', most: 1000 },
    link: { kind: 'link', label: 'Lien', example: 'boulangerie.example', none: 'null' },
    logo: { kind: 'miniature', label: 'Logo', none: 'null' },
    visible: { kind: 'flag', label: 'Affichage', words: ['Visible', 'Masqué'], initially: true },
  },
} as const satisfies Noun;
