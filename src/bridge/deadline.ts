/** The other side did not answer in time, or is gone. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** A page that wakes from sleep finds its timers due and its messages unread: the grace lets messages be read first. */
const GRACE_MS = 300;

/** The promise, or NoAnswer after that many milliseconds, or as soon as `gone` is aborted. */
export function withTimeout<T>(milliseconds: number, gone: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new NoAnswer());
    };
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, GRACE_MS);
    }, milliseconds);
    if (gone.aborted) giveUp();
    gone.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      gone.removeEventListener('abort', giveUp);
    });
  });
}
