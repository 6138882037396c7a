/** The commands of W3C WebDriver that journeys need, as Marionette calls them; WebKit's driver has a path for each. */
export type Command = 'Navigate' | 'Refresh' | 'Back' | 'ExecuteAsyncScript' | 'PerformActions';

/** A browser with one window, which a person's hands drive by the same commands whatever its engine. */
export interface WebDriver {
  send(command: Command, parameters?: object): Promise<unknown>;
  /** What its pages threw since the last call, and nobody caught. */
  thrown(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Device {
  /** Where it keeps what it stores: the same folder is the same device. */
  readonly folder: string;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds for a script, and for a page that loads on a busy machine. */
export const timeouts = { script: 120_000, pageLoad: 120_000, implicit: 0 };
