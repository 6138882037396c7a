import { resolve } from 'node:path';
import { type Config, readConfig } from './config';
import { operatorSentence } from './operator-sentence';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a command shows what it does: a terminal, or a file, which gets few lines. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Resolves to the exit status: 0 when it is done, 1 when some of it is, 2 when nothing was. */
export type Command = (args: readonly string[], env: Environment, screen: Screen) => Promise<number>;

/** What whoever runs a command can put right; the message tells how. */
export class CommandFault extends Error {}

interface CommandWords<Named> {
  /** Its arguments, as they are typed: `export -- DOSSIER`. */
  readonly usage: string;
  /** What the arguments name; null where they name no such thing, or anything else. */
  readonly read: (args: readonly string[]) => Named | null;
  /** Said of every failure. */
  readonly epilogue?: string;
}

interface CommandSite {
  /** Throws ConfigError. */
  readonly config: () => Config;
  /** The path of a file or folder that an argument names from where the command was typed. */
  readonly place: (named: string) => string;
  readonly screen: Screen;
}

/**
 * A command on the configured site. A failure that its person can do something about is a sentence on the screen and the
 * status 2; others are thrown.
 */
export function commandOf<Named>(
  { usage, read, epilogue = '' }: CommandWords<Named>,
  run: (named: Named, site: CommandSite) => Promise<number>,
): Command {
  return async (args, env, screen) => {
    const named = read(args);
    if (named === null) {
      screen.write(`Usage : npm run ${usage}\n`);
      return 2;
    }
    try {
      return await run(named, {
        config: () => readConfig({ ...env, DEMO: undefined, NODE_ENV: undefined }),
        place: (path) => resolve(env['INIT_CWD'] ?? '', path),
        screen,
      });
    } catch (error) {
      const sentence = error instanceof CommandFault ? error.message : operatorSentence(error, env);
      if (sentence === null) throw error;
      screen.write(`${sentence}\n${epilogue}`);
      return 2;
    }
  };
}

/** The single argument of a command; null without one, or with more. Empty as a variable that was not set: none. */
export const onlyArgument = ([named, ...rest]: readonly string[]): string | null =>
  named && rest.length === 0 ? named : null;
