import type { CodeReader } from './code-reader';

/** How many pictures are read before the reader's speed is judged. */
const JUDGED_BY = 8;

/** Slowest average, in milliseconds per picture: below five pictures a second, scanning feels slow. */
const SLOWEST = 200;

/** How long one picture may take, in milliseconds: a browser's reader may need seconds to start, or never answer. */
const LONGEST = 3000;

/** A limit for one picture: `over` resolves when it is reached, unless it was called off. */
interface Patience {
  readonly over: Promise<null>;
  callOff(): void;
}

/**
 * Uses the first reader as long as it works and is fast enough, then the second one for good. The first goes on while
 * the second is being opened, and if it cannot be opened.
 */
export function createFallbackReader(
  first: CodeReader,
  openSecond: () => Promise<CodeReader>,
  clock: () => number = () => performance.now(),
  patience: () => Patience = startPatience,
): CodeReader {
  let current = first;
  let isClosed = false;
  let opening: Promise<boolean> | null = null;
  let spent = 0;
  let pictures = 0;

  const change = () =>
    (opening ??= openSecond().then(
      (second) => {
        current.close();
        current = second;
        if (isClosed) second.close();
        return true;
      },
      () => false,
    ));

  return {
    async read(video) {
      if (current !== first) return current.read(video);
      const began = clock();
      try {
        const codes = await readInTime(first, video, patience());
        if (codes === null) return (await change()) ? await current.read(video) : [];
        spent += clock() - began;
        pictures += 1;
        if (pictures === JUDGED_BY) {
          if (spent / pictures > SLOWEST) void change();
          [spent, pictures] = [0, 0];
        }
        return codes;
      } catch (error) {
        if (await change()) return current.read(video);
        throw error;
      }
    },
    close() {
      isClosed = true;
      current.close();
    },
  };
}

/** Null if the reader did not answer in time. */
function readInTime(
  reader: CodeReader,
  video: HTMLVideoElement,
  { over, callOff }: Patience,
): Promise<readonly string[] | null> {
  return Promise.race([reader.read(video), over]).finally(callOff);
}

function startPatience(): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST);
  });
  return { over, callOff: () => clearTimeout(timer) };
}
