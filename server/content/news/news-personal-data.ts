import { publishedPersonalData } from '../publication/published-personal-data';

export const newsPersonalData = publishedPersonalData('news');
