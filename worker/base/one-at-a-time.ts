/**
 * Runs a work for each call, but never two at once, and one for all calls that come during another: a call resolves when
 * a run that began after it is over.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function ask(): Promise<void> {
    if (current === null) {
      current = run().finally(() => {
        current = null;
      });
      return current;
    }
    next ??= current.then(() => {
      next = null;
      return ask();
    });
    return next;
  };
}
