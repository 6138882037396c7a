/**
 * The chunks that some of them lead to, these included.
 * @template Chunk
 * @param {readonly Chunk[]} chunks all of them
 * @param {readonly Chunk[]} from
 * @param {(chunk: Chunk, other: Chunk) => boolean} leads whether the one leads to the other
 * @returns {ReadonlySet<Chunk>}
 */
export function reachedFrom(chunks, from, leads) {
  const reached = new Set(from);
  for (const chunk of reached) for (const other of chunks) if (leads(chunk, other)) reached.add(other);
  return reached;
}
