import { useEffect, useState } from 'react';
import { watch } from '#mirror/queries/watch';
import { reloadForMissingChunk } from '../bridge/missing-chunk';

interface Seen<Answer> {
  readonly answer?: Answer;
  readonly failure?: { readonly error: unknown };
}

/**
 * Watches a query: its newest answer, undefined before the first. Throws what a query throws, for the boundary above.
 * @param inputs what the query depends on; until it has answered to new ones, the last answer stands
 */
export function useWatched<Answer>(
  query: () => Promise<Answer>,
  inputs: readonly unknown[],
): Answer | undefined {
  const [{ answer, failure }, setSeen] = useState<Seen<Answer>>({});
  useEffect(
    () =>
      watch(query, {
        next: (answer) => setSeen({ answer }),
        error: (error) => setSeen((seen) => ({ ...seen, failure: { error } })),
        missing: reportMissing,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever asks knows what the query depends on
    inputs,
  );
  if (failure !== undefined) throw failure.error;
  return answer;
}

// What is on the screen stays there.
function reportMissing(error: unknown): void {
  if (!reloadForMissingChunk()) reportError(error);
}
