/**
 * @typedef {{ imports: readonly string[], dynamicImports: readonly string[], bytes: number }} Module
 * @typedef {{ users: ReadonlySet<string>, bytes: number, isFixed: boolean, kind: string, needs: Set<Chunk>, modules: string[] }} Chunk
 */

/** Shared chunks of fewer bytes of source than this are merged with another. */
const SMALL = 8_192;

/**
 * Divides the modules which several entries of the page use into chunks. Modules with the same users form one chunk;
 * small ones are merged where it makes the entries load the fewest unneeded bytes, and never so that two chunks need
 * each other: which of them would run first is then undefined.
 * @param {string} page the module that the page loads first
 * @param {(id: string) => Module | null} moduleOf
 * @param {{ ownChunkOf: (id: string) => string | null, isDesk: (entry: string) => boolean }} rules `ownChunkOf` names
 * the chunk of modules placed elsewhere; modules which only desk entries use are never merged with those of visitors
 * @returns {Map<string, string>} names of the shared chunks, by module; those missing belong to the chunk of their entry
 */
export function sharedChunks(page, moduleOf, { ownChunkOf, isDesk }) {
  const chunks = chunksByUsers(usersOf(page, moduleOf), moduleOf, ownChunkOf, isDesk);
  for (;;) {
    const small = [...chunks]
      .filter(({ isFixed, bytes }) => !isFixed && bytes < SMALL)
      .sort((one, two) => one.bytes - two.bytes);
    if (!small.some((chunk) => mergeWithNearest(chunk, chunks))) break;
  }
  const named = [...chunks].filter(({ isFixed }) => !isFixed);
  return new Map(named.flatMap(({ kind, modules }, n) => modules.map((id) => [id, `${kind}~${n}`])));
}

/**
 * The entries, that is the page and what is imported dynamically, which load each module with themselves.
 * @param {string} page
 * @param {(id: string) => Module | null} moduleOf
 */
function usersOf(page, moduleOf) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  const entries = new Set([page]);
  for (const entry of entries) {
    const reached = new Set([entry]);
    for (const id of reached) {
      const found = users.get(id) ?? new Set();
      users.set(id, found.add(entry));
      const { imports, dynamicImports } = moduleOf(id) ?? { imports: [], dynamicImports: [] };
      for (const next of imports) reached.add(next);
      for (const next of dynamicImports) entries.add(next);
    }
  }
  return users;
}

/**
 * One chunk for each set of users, which cannot need each other: what a module needs has all its users. Users at the
 * desk are told apart only where there are no others.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} usersOf
 * @param {(id: string) => Module | null} moduleOf
 * @param {(id: string) => string | null} ownChunkOf
 * @param {(entry: string) => boolean} isDesk
 */
function chunksByUsers(usersOf, moduleOf, ownChunkOf, isDesk) {
  /** @type {Map<string, Chunk>} */
  const byName = new Map();
  /** @type {Map<string, Chunk>} */
  const byModule = new Map();
  for (const [id, all] of usersOf) {
    const visitors = new Set([...all].filter((entry) => !isDesk(entry)));
    const users = visitors.size > 0 ? visitors : all;
    const own = ownChunkOf(id) ?? (all.size === 1 ? [...all].join() : null);
    const name = own ?? `shared by ${[...users].sort().join(' ')}`;
    const kind = visitors.size > 0 ? 'shared' : 'desk-shared';
    const chunk = byName.get(name) ?? {
      users,
      bytes: 0,
      isFixed: own !== null,
      kind,
      needs: new Set(),
      modules: [],
    };
    byName.set(name, chunk);
    byModule.set(id, chunk);
    chunk.bytes += moduleOf(id)?.bytes ?? 0;
    chunk.modules.push(id);
  }
  for (const [id, chunk] of byModule)
    for (const next of moduleOf(id)?.imports ?? []) {
      const needed = byModule.get(next);
      if (needed !== undefined && needed !== chunk) chunk.needs.add(needed);
    }
  return new Set(byName.values());
}

/**
 * @param {Chunk} chunk
 * @param {Set<Chunk>} chunks the two are replaced by their union
 * @returns {boolean} whether there was one to merge with
 */
function mergeWithNearest(chunk, chunks) {
  const nearest = [...chunks]
    .filter((other) => other !== chunk && !other.isFixed && other.kind === chunk.kind)
    .map((other) => ({ other, waste: wasteOf(chunk, other) }))
    .sort((one, two) => one.waste - two.waste)
    .find(({ other }) => !leadsRound(chunk, other) && !leadsRound(other, chunk))?.other;
  if (nearest === undefined) return false;
  const union = {
    ...chunk,
    users: new Set([...chunk.users, ...nearest.users]),
    bytes: chunk.bytes + nearest.bytes,
    needs: new Set(
      [...chunk.needs, ...nearest.needs].filter((needed) => needed !== chunk && needed !== nearest),
    ),
    modules: [...chunk.modules, ...nearest.modules],
  };
  chunks.delete(chunk);
  chunks.delete(nearest);
  for (const { needs } of chunks)
    if ([chunk, nearest].filter((one) => needs.delete(one)).length > 0) needs.add(union);
  chunks.add(union);
  return true;
}

/**
 * Bytes which entries would load without need, were the two one chunk.
 * @param {Chunk} one
 * @param {Chunk} two
 */
function wasteOf(one, two) {
  const isNew =
    (/** @type {Chunk} */ { users }) =>
    (/** @type {string} */ user) =>
      !users.has(user);
  return (
    one.bytes * [...two.users].filter(isNew(one)).length +
    two.bytes * [...one.users].filter(isNew(two)).length
  );
}

/**
 * Whether `from` needs `to` by way of a third chunk, which would then need their union and be needed by it.
 * @param {Chunk} from
 * @param {Chunk} to
 */
function leadsRound(from, to) {
  const reached = new Set([...from.needs].filter((chunk) => chunk !== to));
  for (const chunk of reached)
    for (const next of chunk.needs) {
      if (next === to) return true;
      reached.add(next);
    }
  return false;
}
