export function reachedFrom<Chunk>(
  chunks: readonly Chunk[],
  from: readonly Chunk[],
  leads: (chunk: Chunk, other: Chunk) => boolean,
): ReadonlySet<Chunk>;
