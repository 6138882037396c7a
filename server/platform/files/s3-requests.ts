import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from './s3-settings';
import { connectionFault } from '../process/connection-fault';
import { FileStoreError } from '../process/file-store-error';

/** Retries and timeouts. */
export interface S3Patience {
  /** The most attempts per request. A repeat does no harm: a key holds what was last put there. */
  readonly tries: number;
  /** Milliseconds until each attempt must be answered, in addition to the transfer time of its bytes. */
  readonly answerWithin: number;
  /** Milliseconds before the second attempt; twice as many before the third. */
  readonly pause: number;
}

/** The viewer of a picture learns within 10 seconds that the store hangs. */
const usualPatience: S3Patience = { tries: 2, answerWithin: 4_500, pause: 200 };

/** A slower connection is treated as broken. */
const SLOWEST_BYTES_PER_MILLISECOND = 256;

export interface S3Answer {
  readonly status: number;
  /** S3's error code, such as `NoSuchKey`; empty on success. */
  readonly code: string;
  readonly bytes: Uint8Array;
}

export type SendS3 = (
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  content?: { readonly bytes: Uint8Array; readonly type: string },
) => Promise<S3Answer>;

/**
 * Sends signed requests for objects of a bucket, with path-style addresses, which every S3-compatible store accepts.
 * Throws FileStoreError if no attempt was answered, or only with errors of the store itself.
 */
export function s3Requests(config: S3Config, patience: S3Patience = usualPatience): SendS3 {
  return async (method, key, content) => {
    for (let rank = 1; ; rank += 1) {
      const answer = await sendOnce(config, patience, method, key, content).catch(tellWhy);
      const isPassing = !('status' in answer) || answer.status >= 500 || answer.status === 429;
      if (!isPassing) return answer;
      if (rank >= patience.tries) throw outOfReach(config, answer);
      await pause(patience.pause * 2 ** (rank - 1) * (0.5 + Math.random()));
    }
  };
}

async function sendOnce(
  { endpoint, bucket, region, accessKey, secretKey }: S3Config,
  { answerWithin }: S3Patience,
  method: string,
  key: string,
  content?: { readonly bytes: Uint8Array; readonly type: string },
): Promise<S3Answer> {
  const body = content === undefined ? null : Uint8Array.from(content.bytes);
  const { url, headers } = await new AwsV4Signer({
    url: `${endpoint}/${bucket}/${key}`,
    method,
    headers: {
      // With this hash, the store rejects a truncated or altered body.
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(content && { 'Content-Type': content.type }),
    },
    service: 's3',
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
  }).sign();

  const deadline = new Deadline();
  const takes = (bytes: number) => answerWithin + bytes / SLOWEST_BYTES_PER_MILLISECOND;
  try {
    deadline.set(takes(body?.length ?? 0));
    // A redirect would send the signature elsewhere, so it is not followed but treated like any other answer.
    const options = { method, headers, body, redirect: 'manual', signal: deadline.signal } as const;
    const { status, headers: received, body: answered } = await fetch(url, options);
    deadline.set(takes(Number(received.get('Content-Length') ?? 0)));
    const bytes = new Uint8Array(await new Response(answered).arrayBuffer());
    return { status, code: status < 300 ? '' : codeIn(bytes), bytes };
  } finally {
    deadline.clear();
  }
}

/** An abort timer that can be postponed. */
class Deadline {
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  set(milliseconds: number): void {
    this.clear();
    this.#timer = setTimeout(() => this.#end.abort(), milliseconds);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/** Only the code of an S3 error: its texts repeat the signed request. */
function codeIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4_000));
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

type Why = readonly [french: string, english: string];

const noAnswer: Why = ['pas de réponse', 'no answer'];

function tellWhy(error: unknown): Why {
  if (!(error instanceof Error)) return noAnswer;
  if (error.name === 'AbortError') return ['pas de réponse à temps', 'no answer in time'];
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined;
  return connectionFault(code) ?? (typeof code === 'string' ? [code, code] : noAnswer);
}

function outOfReach({ endpoint, bucket }: S3Config, last: Why | S3Answer): FileStoreError {
  const [french, english] =
    'status' in last ? [`réponse ${last.status} ${last.code}`, `answer ${last.status} ${last.code}`] : last;
  return new FileStoreError(
    `Le stockage S3 « ${bucket} » de ${endpoint} est hors d’atteinte : ${french.trim()}.`,
    `The S3 storage “${bucket}” at ${endpoint} is out of reach: ${english.trim()}.`,
    false,
  );
}
