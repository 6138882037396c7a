import type { Noun } from './noun';

/** An event without booking (évènement). It takes place somewhere (`locationFields`), on dates of its own. */
export const eventNoun = {
  at: '/api/events',
  write: 'site',
  journal: 'agendaEvent',
  shown: 'events',
  desk: 'desk-events',
  scope: 'site',
  words: {
    all: 'Évènements',
    the: 'l’évènement',
    what: 'cet évènement',
    add: 'Ajouter un évènement',
    edit: 'Modifier un évènement',
    exists: 'Cet évènement existe déjà.',
    missing: 'Évènement introuvable',
  },
  fields: {
    title: { kind: 'line', label: 'Titre', required: 'Le titre est obligatoire', most: 200 },
  },
} as const satisfies Noun;
