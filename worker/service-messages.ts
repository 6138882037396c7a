/** Messages from the page to the service worker. `check` is answered on the message's port with a ServiceAnswer. */
export type ServiceMessage =
  | { readonly kind: 'activate' }
  /** An editor uses this device: the desk's files are stored too. */
  | { readonly kind: 'keep-desk' }
  /** The page is at rest: what the installation of a first visit left out is stored. */
  | { readonly kind: 'keep-rest' }
  /** Checks for a newer version: at once if forced, else if the last answered check was at least six hours ago. */
  | { readonly kind: 'check'; readonly force: boolean };

export interface ServiceAnswer {
  /** Milliseconds until the next check is due. */
  readonly dueIn: number;
}

/** A message from the service worker to its pages: a stored file is lost and the server no longer has it. */
export interface ServiceAlarm {
  readonly kind: 'unrecoverable';
}
