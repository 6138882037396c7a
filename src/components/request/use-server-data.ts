import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { syncAtom } from '../../state/connection';

export interface ServerData<Answer> {
  /** The last answer, kept while the next one is awaited; undefined before the first. */
  readonly answer: Answer | undefined;
  /** When the last answer came. */
  readonly answeredAt: Date | null;
  /** Why the last request failed. */
  readonly failure: Failure | null;
  readonly isLoading: boolean;
  readonly askAgain: () => void;
}

interface Received<Answer> extends Pick<ServerData<Answer>, 'answer' | 'answeredAt' | 'failure'> {
  /** The key of the question that this is about. */
  readonly question: string | null;
}

/**
 * Queries the server for data that only the server has: again for each other question, when the line is back after an
 * unanswered request, and on demand.
 * @param key identifies the question
 */
export function useServerData<Answer>(
  ask: () => Promise<Result<Answer, Failure>>,
  key: string,
): ServerData<Answer> {
  const [turn, setTurn] = useState(0);
  const [received, setReceived] = useState<Received<Answer>>(nothingYet);
  const question = `${turn} ${key}`;

  useEffect(() => {
    let isLeft = false;
    void ask().then((result) => {
      if (isLeft) return;
      setReceived((before) =>
        result.ok
          ? { question, answer: result.value, answeredAt: new Date(), failure: null }
          : { ...before, question, failure: result.failure },
      );
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when it is another question
  }, [question]);

  const askAgain = useCallback(() => setTurn((before) => before + 1), []);
  const { line } = useAtomValue(syncAtom);
  const wasSilent = received.failure?.kind === 'no-answer';
  useEffect(() => {
    if (line === 'online' && wasSilent) askAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once when the line is back, not while no answer comes
  }, [line]);

  const { answer, answeredAt, failure } = received;
  return { answer, answeredAt, failure, isLoading: received.question !== question, askAgain };
}

const nothingYet = { question: null, answer: undefined, answeredAt: null, failure: null };
