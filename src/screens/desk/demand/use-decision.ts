import { useState } from 'react';
import { type Result, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { useRunning } from '../../../components/request/use-running';
import type { Demand, DemandVerdict } from './demand';

export interface Decision<Decided extends Demand> {
  /** The uuid of the demand that is being decided. */
  readonly running: string | null;
  accept(demand: Decided): Promise<void>;
  /** Resolves to whether the demand is settled; it is not while another one is being decided. */
  refuse(demand: Decided, reason: string): Promise<Result<boolean, Failure>>;
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

  const tell = async ({ uuid }: Decided, verdict: DemandVerdict): Promise<Result<boolean, Failure>> => {
    const result = await run(() => {
      setDecided(uuid);
      return decide(uuid, verdict);
    });
    if (result === undefined) return succeed(false);
    const code = result.ok ? null : result.failure.error?.code;
    if (!result.ok && code !== 'wrong-state' && code !== 'not-found') return result;
    if (result.ok) announce(sentence(result.value));
    // Another person was quicker: someone else decided, which the server reports, or the member withdrew the demand.
    else if (code === 'not-found') warn('Cette demande a été retirée entre-temps.');
    else warn(failureSentence(result.failure));
    onDecided(result.ok ? result.value : null);
    return succeed(true);
  };

  return {
    running: isRunning ? decided : null,
    async accept(demand) {
      const told = await tell(demand, { state: { code: 'ACCEPTEE' } });
      if (!told.ok) warn(failureSentence(told.failure));
    },
    refuse: (demand, reason) => tell(demand, { state: { code: 'REFUSEE' }, reason }),
  };
}
