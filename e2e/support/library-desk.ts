/** The fields of a play that journeys read. */
export interface ListedPiece {
  readonly slug: string;
  readonly title: string;
}

export interface PiecePage {
  readonly metadata: { readonly total: number };
  readonly data: readonly ListedPiece[];
}

/** What the server itself answers to a list's query: `men=3&women=4`. */
export async function listPieces(origin: string, query: string): Promise<PiecePage> {
  const answer = await fetch(`${origin}/api/pieces?${query}`);
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`);
  return answer.json();
}

/** A play as the server itself answers it. */
export async function readPiece(origin: string, slug: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api/pieces/${slug}`);
  return answer.json();
}
