import { createReadStream } from 'node:fs';

export interface Line {
  readonly text: string;
  /** Of the file's first line it is 1. */
  readonly number: number;
  /** Byte offset in the file where the next line begins. */
  readonly end: number;
}

const NEWLINE = 10;

/**
 * The lines of a file, streamed one by one: memory does not grow with the file.
 * @param start byte offset of the first line to read
 * @param before number of the lines before it
 */
export async function* readLines(path: string, start = 0, before = 0): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let end = start;
  let number = before;
  for await (const chunk of createReadStream(path, { start, highWaterMark: 1 << 18 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let cut = data.indexOf(NEWLINE); cut >= 0; cut = data.indexOf(NEWLINE)) {
      end += cut + 1;
      number += 1;
      yield { text: data.toString('utf8', 0, cut), number, end };
      data = data.subarray(cut + 1);
    }
    rest = data;
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), number: number + 1, end: end + rest.length };
}

export interface BatchLimits {
  readonly lines: number;
  readonly bytes: number;
}

/** The same lines in batches; a line larger than the limit of a batch is its own batch. */
export async function* inBatches(
  lines: AsyncIterable<Line>,
  start: number,
  most: BatchLimits,
): AsyncGenerator<readonly Line[]> {
  let batch: Line[] = [];
  let begin = start;
  let end = start;
  for await (const line of lines) {
    if (batch.length > 0 && line.end - begin > most.bytes) {
      yield batch;
      batch = [];
      begin = end;
    }
    batch.push(line);
    end = line.end;
    if (batch.length < most.lines) continue;
    yield batch;
    batch = [];
    begin = end;
  }
  if (batch.length > 0) yield batch;
}
