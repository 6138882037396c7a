/**
 * The file store does not do what it is asked: it is out of reach (`isRefusal` false: waiting may help), or it refuses
 * (settings or rights are wrong). The message is for the operator, in French, and holds no secret.
 */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';

  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}
