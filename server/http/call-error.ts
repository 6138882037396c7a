import type { ErrorAnswer, ErrorCode } from '#common/contract/calls/errors';
import { errorMessages } from './error-messages';

interface Details {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Headers of the answer: `Retry-After`, `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a client caused, or must wait for. Thrown by handlers; the answer carries the code and a French sentence. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { message = errorMessages[code], fields, headers = {} }: Details = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }

  get answer(): ErrorAnswer {
    const { code, message, fields } = this;
    return fields === undefined ? { code, message } : { code, message, fields };
  }
}
