/**
 * The chunks that are needed by some of them, directly or by way of others; those too.
 * @template {{ fileName: string }} Chunk
 * @param {readonly Chunk[]} from
 * @param {readonly Chunk[]} chunks those that may be reached
 * @param {(chunk: Chunk) => readonly string[]} nextOf the names of the files that a chunk needs
 * @returns {ReadonlySet<Chunk>}
 */
export function reachedFrom(from, chunks, nextOf) {
  const reached = new Set(from);
  for (const chunk of reached) {
    const next = nextOf(chunk);
    for (const other of chunks) if (next.includes(other.fileName)) reached.add(other);
  }
  return reached;
}
