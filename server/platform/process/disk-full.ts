const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, of Node, of PostgreSQL or with the output of one of its programs, means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || /No space left on device/i.test(error.message);
}
