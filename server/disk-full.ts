/**
 * What the operator is told when the start failed for want of room, in French; null for any other failure.
 * @param error what was thrown, by Node or with what a program of PostgreSQL said
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
