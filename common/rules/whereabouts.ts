/** Another address of the site, as the site itself told this device under the one that it was opened at. */
export interface Move {
  /** An origin. */
  readonly to: string;
  /** The site has left the address that this device asks; false: it will. */
  readonly isDone: boolean;
}

/** What a device knows of its site's address. */
export interface Contacted {
  readonly move: Move | null;
  /** What answered last in our server's place; null: our server, or nothing. */
  readonly foreign: string | null;
}

/** How an answer is called that leads elsewhere. */
export const REDIRECTION = 'redirection';

/**
 * Where the site is: `here`; `moving`, it has told of another address and still answers; `moved` to that one; `lost`, what
 * answers is not the site, and nobody told where it is. A redirect alone says no more than that: captive portals redirect,
 * and so does whoever takes over a name.
 */
export function whereabouts({ move, foreign }: Contacted): 'here' | 'moving' | 'moved' | 'lost' {
  if (move !== null) return move.isDone || foreign !== null ? 'moved' : 'moving';
  return foreign !== null && isOfAnotherSite.test(foreign) ? 'lost' : 'here';
}

/** Answers of a server that knows nothing of ours, and not those of a proxy before it that is in trouble. */
const isOfAnotherSite = new RegExp(`^(${REDIRECTION}|2\\d\\d|404|410|421)\\b`);
