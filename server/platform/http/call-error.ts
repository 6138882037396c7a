import type { ErrorBody, ErrorCode } from '#common/contract/calls/errors';
import type { Ruling } from '#common/rules/saves/refusal';
import { errorMessages } from './error-messages';

interface Details {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The origin at which the site is to be asked. */
  readonly site?: string;
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
  readonly site: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { message = errorMessages[code], fields, site, headers = {} }: Details = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.site = site;
    this.headers = headers;
  }

  get answer(): ErrorBody {
    const { code, message, fields, site } = this;
    return { code, message, ...(fields !== undefined && { fields }), ...(site !== undefined && { site }) };
  }
}

/** The row that a rule makes of a write. Throws its refusal. */
export function rowOrThrow<Row>(ruling: Ruling<Row>): Row {
  if (ruling.ok) return ruling.value;
  const { code, ...details } = ruling.failure;
  throw new CallError(code, details);
}
