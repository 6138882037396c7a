import { publishedPerson } from '../publication/published-person';

export const newsPerson = publishedPerson('news');
