import type { Migration } from 'kysely';
import { feed } from './001-feed';
import { people } from './002-people';
import { content } from './003-content';
import { door } from './004-door';
import { accounts } from './005-accounts';
import { bookers } from './006-bookers';

/** Every migration, in the order of their names. One that has been released is never changed, only followed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-feed': feed,
  '002-people': people,
  '003-content': content,
  '004-door': door,
  '005-accounts': accounts,
  '006-bookers': bookers,
};
