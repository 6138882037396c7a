import { publishedPersonalData } from '../publication/published-personal-data';

export const piecePersonalData = publishedPersonalData('pieces');
