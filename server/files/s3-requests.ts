import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../config';
import { FileStoreFault } from './file-store-fault';

/** How long a store is waited for. */
export interface S3Patience {
  /** How often a request is sent at most. Sending one again does no harm: a key holds what was put there last. */
  readonly tries: number;
  /** Milliseconds within which each try must be answered, beside what its bytes take on the way. */
  readonly answerWithin: number;
  /** Milliseconds before the second try; twice as many before the third. */
  readonly pause: number;
}

/** Who looks at a picture is told within 10 seconds that the store hangs. */
const usualPatience: S3Patience = { tries: 2, answerWithin: 4_500, pause: 200 };

/** A slower connection counts as none. */
const SLOWEST_BYTES_PER_MILLISECOND = 256;

export interface S3Answer {
  readonly status: number;
  /** What S3 calls what went wrong: `NoSuchKey`; empty when nothing did. */
  readonly code: string;
  readonly bytes: Uint8Array;
}

export type SendS3 = (
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  content?: { readonly bytes: Uint8Array; readonly type: string },
) => Promise<S3Answer>;

/**
 * Signed requests for objects of a bucket, whose name is part of the path, as every S3-compatible store understands.
 * Throws FileStoreFault when no try brought an answer, or only failures of the store's own.
 */
export function s3Requests(config: S3Config, patience: S3Patience = usualPatience): SendS3 {
  return async (method, key, content) => {
    for (let rank = 1; ; rank += 1) {
      const answer = await sendOnce(config, patience, method, key, content).catch(tellWhy);
      const isPassing = typeof answer === 'string' || answer.status >= 500 || answer.status === 429;
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
      // With its hash a store refuses what was cut or changed on the way.
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
    // A redirection would carry the signature elsewhere: it is an answer like another.
    const options = { method, headers, body, redirect: 'manual', signal: deadline.signal } as const;
    const { status, headers: told, body: answered } = await fetch(url, options);
    deadline.set(takes(Number(told.get('Content-Length') ?? 0)));
    const bytes = new Uint8Array(await new Response(answered).arrayBuffer());
    return { status, code: status < 300 ? '' : codeIn(bytes), bytes };
  } finally {
    deadline.clear();
  }
}

/** A moment that can be put off. */
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

/** Of an error, only S3's name for it: its texts repeat what was signed. */
function codeIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4_000));
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

function tellWhy(error: unknown): string {
  if (!(error instanceof Error)) return 'aucune réponse';
  if (error.name === 'AbortError') return 'aucune réponse à temps';
  const cause: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined;
  return typeof cause === 'string' ? cause : 'aucune réponse';
}

function outOfReach({ endpoint, bucket }: S3Config, last: string | S3Answer): FileStoreFault {
  const why = typeof last === 'string' ? last : `réponse ${last.status} ${last.code}`.trim();
  return new FileStoreFault(
    `Le stockage S3 « ${bucket} » de ${endpoint} est hors d’atteinte (${why}).`,
    false,
  );
}
