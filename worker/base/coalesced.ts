/**
 * Runs a task for each call, but never two at once, and one for all calls that come during another: a call settles as a
 * run that began after it.
 */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const again = () => {
    next = null;
    return ask();
  };
  function ask(): Promise<void> {
    if (current === null) {
      current = run().finally(() => {
        current = null;
      });
      return current;
    }
    // A run that fails is not the next one's failure.
    next ??= current.then(again, again);
    return next;
  }
  return ask;
}
