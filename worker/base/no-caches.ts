const nothing: Cache = {
  add: async () => undefined,
  addAll: async () => undefined,
  delete: async () => false,
  keys: async () => [],
  match: async () => undefined,
  matchAll: async () => [],
  put: async () => undefined,
};

/** Where the browser has no caches: nothing is stored and nothing is found. What is in caches can be fetched again. */
export const noCaches: Pick<CacheStorage, 'open' | 'delete'> = {
  open: async () => nothing,
  delete: async () => false,
};
