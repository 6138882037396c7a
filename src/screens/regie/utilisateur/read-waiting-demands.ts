import { type Result, succeed } from '#common/base/result';
import type { RoleDemand } from '#common/contract/people/role-demand';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';

/** Maximum page size of an answer. */
const AT_ONCE = 200;

/** All waiting demands, oldest first: the list is not paginated for those who decide. */
export async function readWaitingDemands(): Promise<Result<readonly RoleDemand[], Failure>> {
  const demands: RoleDemand[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const read = await askServer('listRoleDemands', {
      query: { state: ['EN_ATTENTE'], page, limit: AT_ONCE },
    });
    if (!read.ok) return read;
    demands.push(...read.value.data);
    lastPage = read.value.metadata.lastPage;
  }
  return succeed(demands);
}
