import { publishedPerson } from '../publication/published-person';

export const piecePerson = publishedPerson('pieces');
