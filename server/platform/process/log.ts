/** From the least to the most verbose. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line per event to standard output. Never log tokens, passwords or mail addresses. */
export type Log = { readonly [Level in LogLevel]: (event: string, fields?: Fields) => void };

/** A log that skips levels more verbose than `most`. */
export function createLog(most: LogLevel, write: (line: string) => void = toStandardOutput): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: Fields = {}) => {
      if (logLevels.indexOf(level) > logLevels.indexOf(most)) return;
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, writeErrors));
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

function toStandardOutput(line: string) {
  process.stdout.write(`${line}\n`);
}

function writeErrors(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return {
    name,
    message,
    stack,
    ...(cause === undefined ? {} : { cause }),
    ...(value instanceof AggregateError && { errors: value.errors }),
  };
}
