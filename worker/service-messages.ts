/** Messages from the page to the service worker. `check`, `keep-rest` and `tell-build` are answered on the message's port. */
export type ServiceMessage =
  | { readonly kind: 'activate' }
  /** Somebody works for the association on this device: the desk's files are stored too. */
  | { readonly kind: 'keep-desk' }
  /** The page is at rest: what the installation of a first visit left out is stored, and what was blocked is tried again. */
  | { readonly kind: 'keep-rest' }
  /** Of which build this version is: a page of that build needs no newer one. */
  | { readonly kind: 'tell-build' }
  /** Checks for a newer version: at once if forced, else if the last answered check was at least six hours ago. */
  | { readonly kind: 'check'; readonly force: boolean };

/** The answer to `check`. */
export interface ServiceAnswer {
  /** Milliseconds until the next check is due. */
  readonly dueIn: number;
}

/** The answer to `keep-rest`; there is none if the network failed meanwhile. */
export interface ShellAnswer {
  /** How many files of the site this device does not hold, because it blocks them. */
  readonly missing: number;
}

/** The answer to `tell-build`; former builds answer without it. */
export interface BuildAnswer {
  readonly build?: string;
}

/** A message from the service worker to its pages: a stored file is lost and the server no longer has it. */
export interface ServiceAlarm {
  readonly kind: 'unrecoverable';
}
