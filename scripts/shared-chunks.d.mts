interface Module {
  imports: readonly string[];
  dynamicImports: readonly string[];
  bytes: number;
}

interface Rules {
  ownChunkOf: (id: string) => string | null;
  isDesk: (entry: string) => boolean;
}

/** Names of the chunks which several entries of the page share, by module; the others belong to the chunk of their entry. */
export function sharedChunks(
  page: string,
  moduleOf: (id: string) => Module | null,
  rules: Rules,
): Map<string, string>;
