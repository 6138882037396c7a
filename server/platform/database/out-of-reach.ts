import { connectionFault } from '../process/connection-fault';

const codes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, starting up, too many connections, disk full, connection lost.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '08000',
  '08003',
  '08006',
  // One of our own limits: a lock that somebody holds, a statement, a transaction that said nothing.
  '55P03',
  '57014',
  '25P03',
]);

/** Whether an error means that the database is temporarily unavailable, so that the client should retry later. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (
    (typeof code === 'string' && codes.has(code)) ||
    /^(Connection terminated|timeout exceeded when|Client (has encountered a connection error|was closed) and)/.test(
      error.message,
    )
  );
}

/** What whoever runs the site does about a database out of reach, in French and in English. */
export function outOfReachSentences(error: Error): readonly [french: string, english: string] {
  const [french, english] = connectionFault(Reflect.get(error, 'code')) ?? ['', ''];
  // Of a name with several addresses, each of which was tried, the error itself says nothing.
  const causes = error instanceof AggregateError ? error.errors : [error];
  const detail = `(${causes.map((cause) => (cause instanceof Error ? cause.message : '')).join(', ')})`;
  return [
    `La base de données est hors d’atteinte${french && ` : ${french}`} ${detail}. Voyez si elle tourne, et DATABASE_URL.`,
    `The database is out of reach${english && `: ${english}`} ${detail}. See whether it runs, and DATABASE_URL.`,
  ];
}
