import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Of code, `:` and `?` have spaces of their own; here they count where a sentence ends with them. */
const loose = /« |[^\s/*] »|[\p{L}\p{N}»)}] ;|[\p{L}\p{N}»)}] [:?!](?=['"`<]|$)/u;

test.each(['src', 'server/mail', 'server/http', 'server/scan'])(
  'what people read from %s keeps its punctuation to its word',
  (room) => {
    const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
    const loosely = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, room, file), 'utf8')
          .split('\n')
          .filter((line) => loose.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(loosely).toEqual([]);
  },
);
