import type { ErrorBody } from '#common/contract/calls/errors';

/** The faults of all fields, one line each: `Titre : ne peut pas être vide`. */
export function fieldFaults(error: ErrorBody | null): readonly string[] {
  return Object.entries(error?.fields ?? {}).map(([path, fault]) => {
    const [field = ''] = path.split('.');
    const name = names[field];
    return name === undefined ? fault : `${name}\u00a0: ${fault}`;
  });
}

/** Labels of the fields of queued writes, as in their forms. */
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
