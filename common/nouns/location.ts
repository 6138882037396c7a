import { type Prefixed, prefixed } from '../base/prefixed';
import type { Fields } from './fields';

/** Where something takes place (lieu): a part of shows and of events. */
export const locationFields = {
  name: { kind: 'line', label: 'Lieu', required: 'Le lieu est obligatoire', most: 200 },
  description: { kind: 'words', label: 'Comment y venir', most: 2000, none: 'absent' },
  link: { kind: 'link', label: 'Lien', example: 'theatre.example/salle', none: 'absent' },
  /** Street and town, by which maps find it. */
  address: { kind: 'note', label: 'Adresse', most: 300, none: 'empty' },
  parking: { kind: 'words', label: 'Stationnement', most: 500, none: 'empty' },
  /** For people in a wheelchair, or who hear badly. */
  access: { kind: 'words', label: 'Accès', most: 1000, none: 'empty' },
} as const satisfies Fields;

/** The same names, as the journal has them: `location` for the name, `locationAddress`. */
export const journalLocation = <Values extends { readonly name: unknown }>({
  name,
  ...rest
}: Values): Prefixed<'location', Omit<Values, 'name'>> & { readonly location: Values['name'] } => ({
  location: name,
  ...prefixed('location', rest),
});

export const journalLocationFields = journalLocation(locationFields);
// Object.keys loses the names.
export const journalLocationNames = Object.keys(
  journalLocationFields,
) as (keyof typeof journalLocationFields)[];
