import type { User } from '#common/contract/people/user';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface AccountQueries {
  /** The account of the person logged in, or null. */
  read(): Promise<User | null>;
}

const accountQueriesOf = (mirror: MirrorReader): AccountQueries => ({
  read: () =>
    mirror.read(
      async (generation) => (await generation.rows('account').toCollection().first()) ?? null,
      null,
    ),
});

export const accountQueries = accountQueriesOf(pageMirror);
