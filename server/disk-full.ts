/**
 * The message to the operator, in French, if the start failed because the disk is full; null for any other failure.
 * @param error thrown by Node, or with the output of a PostgreSQL program
 * @param dataDir DATA_DIR
 */
export function explainDiskFull(error: unknown, dataDir: string): string | null {
  if (!(error instanceof Error)) return null;
  const isFull =
    ('code' in error && error.code === 'ENOSPC') || /No space left on device/i.test(error.message);
  return isFull
    ? `Le disque de DATA_DIR (${dataDir}) est plein. Libérez de la place (200 Mo suffisent pour commencer), puis relancez : rien n’est perdu.`
    : null;
}
