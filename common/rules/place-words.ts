import { oneLine } from '../base/one-line';
import type { Show } from '../contract/agenda/show';

type Place = Show['location'];

/** A place as maps find it: `Salle des fêtes, 2 rue de la Halle, Vaubrun`. */
export const placeWithAddress = ({ name, address }: Pick<Place, 'name' | 'address'>): string =>
  address ? `${name}, ${address}` : name;

/** What is known of a place besides: `Stationnement : place de la Halle`. */
export const placeNotes = ({ parking, access }: Pick<Place, 'parking' | 'access'>): readonly string[] => [
  ...(parking ? [`Stationnement\u00a0: ${oneLine(parking)}`] : []),
  ...(access ? [`Accès\u00a0: ${oneLine(access)}`] : []),
];
