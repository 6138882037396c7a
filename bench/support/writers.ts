/** Writes per second of so many writers, each of which writes again as soon as its last write is answered. */
export async function writesPerSecond(
  writers: number,
  write: () => Promise<unknown>,
  seconds = 3,
): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  let done = 0;
  const writeOn = async () => {
    while (performance.now() < until) {
      await write();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writeOn));
  return done / ((performance.now() - start) / 1000);
}
