/**
 * The file store failed: it is out of reach (`isRefusal` false: waiting may help), or it refuses (wrong settings or
 * rights). The message is for the operator, in French and then in English, and contains no secret.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';

  constructor(
    french: string,
    english: string,
    readonly isRefusal: boolean,
  ) {
    super(`${french}\n${english}`);
  }
}
