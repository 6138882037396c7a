/**
 * The file store failed: it is out of reach (`isRefusal` false: waiting may help), or it refuses (wrong settings or
 * rights). The message is for the operator, in French, and contains no secret.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';

  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}
