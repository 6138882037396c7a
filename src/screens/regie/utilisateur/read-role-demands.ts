import { type Result, succeed } from '#common/base/result';
import type { RoleDemand } from '#common/contract/role-demand';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';

export interface RoleDemands {
  /** Oldest first: they have waited longest. */
  readonly waiting: readonly RoleDemand[];
  /** Last decided first. */
  readonly decided: readonly RoleDemand[];
}

/** The most that one answer brings. */
const AT_ONCE = 200;

/** Every demand there ever was: an association has few, and both lists come of one reading. */
export async function readRoleDemands(): Promise<Result<RoleDemands, Failure>> {
  const demands: RoleDemand[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const read = await askServer('listRoleDemands', { query: { page, limit: AT_ONCE } });
    if (!read.ok) return read;
    demands.push(...read.value.data);
    lastPage = read.value.metadata.lastPage;
  }
  return succeed(sortedOut(demands));
}

/** Waiting demands in the order of their coming, decided ones from the last decision back. */
export function sortedOut(demands: readonly RoleDemand[]): RoleDemands {
  const time = (moment?: Date) => moment?.getTime() ?? 0;
  return {
    waiting: demands
      .filter(({ state }) => state.code === 'EN_ATTENTE')
      .toSorted((one, other) => time(one.createdAt) - time(other.createdAt)),
    decided: demands
      .filter(({ state }) => state.code !== 'EN_ATTENTE')
      .toSorted((one, other) => time(other.decidedAt) - time(one.decidedAt)),
  };
}
