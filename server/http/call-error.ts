import type { ErrorBody, ErrorCode } from '#common/contract/calls/errors';
import type { Ruling } from '#common/rules/saves/refusal';
import { errorMessages } from './error-messages';

interface Details {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Headers of the answer, such as `Retry-After`, `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error caused by the client, or one after which it should retry. Thrown by handlers; the answer has its code and a
 * French sentence.
 */
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

  get answer(): ErrorBody {
    const { code, message, fields } = this;
    return fields === undefined ? { code, message } : { code, message, fields };
  }
}

/** The row that a rule makes of a write. Throws its refusal. */
export function rowOrThrow<Row>(ruling: Ruling<Row>): Row {
  if (ruling.ok) return ruling.value;
  const { code, ...details } = ruling.failure;
  throw new CallError(code, details);
}
