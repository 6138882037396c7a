import { useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { useRunning } from '../request/use-running';
import type { Demand, DemandVerdict } from './demand';

export interface Decision<Decided extends Demand> {
  /** The uuid of the demand that is being decided. */
  readonly running: string | null;
  /** Why a refusal did not reach the server. */
  readonly failure: Failure | null;
  accept(demand: Decided): Promise<void>;
  refuse(demand: Decided, reason: string): Promise<void>;
  forget(): void;
}

interface DecisionNeeds<Decided extends Demand> {
  /** Sends the decision to the server. */
  readonly decide: (uuid: string, verdict: DemandVerdict) => Promise<Result<Decided, Failure>>;
  /** The confirmation shown after a decision. */
  readonly sentence: (decided: Decided) => string;
  /** Called once a demand is settled: with the result if decided here, with null if another person was quicker. */
  readonly onDecided: (decided: Decided | null) => void;
}

/** Decides demands, one at a time. */
export function useDecision<Decided extends Demand>({
  decide,
  sentence,
  onDecided,
}: DecisionNeeds<Decided>): Decision<Decided> {
  const { isRunning, run } = useRunning();
  const [decided, setDecided] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const tell = async ({ uuid }: Decided, verdict: DemandVerdict): Promise<Failure | null> => {
    const result = await run(() => {
      setDecided(uuid);
      setFailure(null);
      return decide(uuid, verdict);
    });
    if (result === undefined) return null;
    const code = result.ok ? null : result.failure.error?.code;
    if (!result.ok && code !== 'wrong-state' && code !== 'not-found') return result.failure;
    if (result.ok) announce(sentence(result.value));
    // Another person was quicker: someone else decided, which the server reports, or the member withdrew the demand.
    else if (code === 'not-found') warn('Cette demande a été retirée entre-temps.');
    else warn(failureSentence(result.failure));
    onDecided(result.ok ? result.value : null);
    return null;
  };

  return {
    running: isRunning ? decided : null,
    failure,
    async accept(demand) {
      const refused = await tell(demand, { state: { code: 'ACCEPTEE' } });
      if (refused !== null) warn(failureSentence(refused));
    },
    async refuse(demand, reason) {
      setFailure(await tell(demand, { state: { code: 'REFUSEE' }, reason }));
    },
    forget: () => setFailure(null),
  };
}
