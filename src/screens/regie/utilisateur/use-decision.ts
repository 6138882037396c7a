import { useState } from 'react';
import type { GivenOf } from '#common/contract/call-parts';
import type { RoleDemand } from '#common/contract/role-demand';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { quoted } from '../../../text/quoted';
import { fullName } from './person-name';

export interface Decision {
  /** The demand that is being decided. */
  readonly running: string | null;
  /** Why a refusal did not reach the server. */
  readonly failure: Failure | null;
  accept(demand: RoleDemand): Promise<void>;
  refuse(demand: RoleDemand, reason: string): Promise<void>;
  forget(): void;
}

type Verdict = GivenOf<'decideRoleDemand'>['body'];

/**
 * Decides demands, one at a time.
 * @param onSettled called once a demand waits no more, whoever decided it
 */
export function useDecision(onSettled: () => void): Decision {
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const decide = async (demand: RoleDemand, body: Verdict): Promise<Failure | null> => {
    if (running !== null) return null;
    setRunning(demand.uuid);
    setFailure(null);
    const result = await askServer('decideRoleDemand', { params: { uuid: demand.uuid }, body });
    setRunning(null);
    if (!result.ok && !isSettled(result.failure)) return result.failure;
    if (result.ok) announce(sentenceOf(result.value));
    else warn(settledSentence(result.failure));
    onSettled();
    return null;
  };

  return {
    running,
    failure,
    async accept(demand) {
      const refused = await decide(demand, { state: { code: 'ACCEPTEE' } });
      if (refused !== null) warn(failureSentence(refused));
    },
    async refuse(demand, reason) {
      setFailure(await decide(demand, { state: { code: 'REFUSEE' }, reason }));
    },
    forget: () => setFailure(null),
  };
}

/** Somebody else was quicker: another administrator, or the member who took it back. */
function isSettled({ error }: Failure): boolean {
  return error?.code === 'wrong-state' || error?.code === 'not-found';
}

function settledSentence({ error }: Failure): string {
  return error?.code === 'not-found'
    ? 'Cette demande a été retirée entre-temps.'
    : 'Cette demande a été traitée entre-temps.';
}

function sentenceOf({ state, role, user }: RoleDemand): string {
  return state.code === 'ACCEPTEE'
    ? `${quoted(role.name)} accordée à ${fullName(user)}`
    : `${quoted(role.name)} refusée à ${fullName(user)}`;
}
