import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Of code, `:` and `?` have spaces of their own; here they count where a sentence ends with them. */
const loose = /« |[^\s/*] »|[\p{L}\p{N}»)}] ;|[\p{L}\p{N}»)}] [:?!](?=['"`<]|$)/u;

/** A dot between facts that a line may begin with. */
const looseDot = / ·/;

test.each(['src', 'server/platform/mail', 'server/platform/http', 'server/tickets/scan'])(
  'what people read from %s keeps its punctuation to its word',
  (room) => {
    expect(linesWith(loose, room)).toEqual([]);
  },
);

test.each(['src', 'common/base', 'worker/search'])(
  'a dot between two facts that people read from %s never begins a line',
  (room) => {
    expect(linesWith(looseDot, room).filter((line) => !line.startsWith('screens/kit/'))).toEqual([]);
  },
);

/** The lines of a room that match, but for comments, with their files. */
function linesWith(pattern: RegExp, room: string): readonly string[] {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, room, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}
