import type { RoleDemand } from '#common/contract/people/role-demand';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface RoleDemandQueries {
  /** The demands of the person logged in, newest first. */
  list(): Promise<readonly RoleDemand[]>;
}

export const roleDemandQueriesOf = (mirror: MirrorReader): RoleDemandQueries => ({
  list: () =>
    mirror.read(async (generation) => {
      const demands = await generation.rows('role-demands').toArray();
      return demands.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    }, []),
});

export const roleDemandQueries = roleDemandQueriesOf(pageMirror);
