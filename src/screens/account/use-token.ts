import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { useLine } from '../../components/request/needs-network';
import { failureSentence } from '../../text/error-sentences';
import { type LinkUse, useUnknownToken } from './use-unknown-token';

/** The state of the token of a mail's link. `silent`: no answer, so its validity is unknown. */
export type TokenStage<Found> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'found'; readonly found: Found };

/**
 * Sends a token to the server: at once, once more if there was no answer, when the network comes back, and at each
 * retry by the person. A token unknown to the server redirects home.
 * @param use what the link is for
 * @param bring stable while the token is the same
 */
export function useToken<Found>(use: LinkUse, bring: () => Promise<Result<Found, Failure>>) {
  const [stage, setStage] = useState<TokenStage<Found>>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const leave = useUnknownToken(use);
  const isSilent = stage.kind === 'silent';
  const hasLine = useLine();
  const wasDown = useRef(false);
  const again = useCallback(() => {
    setStage({ kind: 'asking' });
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    let left = false;
    void bring().then((result) => {
      if (left) return;
      if (!result.ok && result.failure.status === 404) leave();
      else setStage(stageOf(result));
    });
    return () => {
      left = true;
    };
  }, [bring, attempt, leave]);

  useEffect(() => {
    if (!hasLine) {
      wasDown.current = true;
      return;
    }
    // The line may have gone and come back before the missing answer was noticed.
    if (!isSilent || (!wasDown.current && attempt > 0)) return;
    wasDown.current = false;
    again();
  }, [isSilent, hasLine, attempt, again]);

  return { stage, again };
}

function stageOf<Found>(result: Result<Found, Failure>): TokenStage<Found> {
  if (result.ok) return { kind: 'found', found: result.value };
  const { failure } = result;
  return failure.kind === 'no-answer'
    ? { kind: 'silent' }
    : { kind: 'refused', sentence: failureSentence(failure) };
}
