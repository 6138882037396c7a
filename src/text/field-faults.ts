import type { ErrorBody } from '#common/contract/calls/errors';
import type { Fields } from '#common/nouns/fields';

/**
 * The faults of all fields, one line each: `Titre : ne peut pas être vide`.
 * @param fields of the noun, if it has a description
 */
export function fieldFaults(error: ErrorBody | null, fields: Fields = {}): readonly string[] {
  return Object.entries(error?.fields ?? {}).map(([path, fault]) => {
    const [field = ''] = path.split('.');
    const name = fields[field]?.label ?? names[field];
    return name === undefined ? fault : `${name}\u00a0: ${fault}`;
  });
}

/** Labels of the fields of other queued writes, as in their forms. */
const names: Readonly<Record<string, string>> = {
  title: 'Titre',
  description: 'Description',
  content: 'Texte',
  previewImage: 'Image',
  visibleFrom: 'Parution',
  years: 'Années',
  spectacleTypes: 'Types de spectacle',
  role: 'Habilitation',
  state: 'État',
  name: 'Nom',
  firstname: 'Prénom',
  email: 'Adresse mail',
  phone: 'Téléphone',
  seats: 'Places',
  names: 'Noms',
  dateUuid: 'Séance',
  owner: 'Membre',
  reason: 'Motif',
};
