import { describe, expect, test } from 'vitest';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';

const SMALL = 100;
const LARGE = 10_000;

describe('Modules that several screens share', () => {
  test('form one chunk where the same screens use them', () => {
    const chunks = divide({
      page: { dynamic: ['books', 'news', 'shows'] },
      books: { static: ['list', 'card'] },
      news: { static: ['list', 'card'] },
      shows: { static: ['map'] },
      list: { bytes: LARGE },
      card: { bytes: SMALL },
      map: { bytes: LARGE },
    });
    expect(chunks).toEqual([['card', 'list']]);
  });

  test('are merged with the chunk that costs the screens least, when small', () => {
    const chunks = divide({
      page: { dynamic: ['books', 'news', 'shows', 'gallery'] },
      books: { static: ['list', 'card'] },
      news: { static: ['list', 'card'] },
      shows: { static: ['map', 'card'] },
      gallery: { static: ['map'] },
      list: { bytes: LARGE },
      card: { bytes: SMALL },
      map: { bytes: LARGE },
    });
    expect(chunks).toEqual([['card', 'list'], ['map']]);
  });

  test('are never merged so that two chunks need each other', () => {
    // `inner` costs the screens least with `outer`; `middle` needs the one and is needed by the other.
    const chunks = divide({
      page: { dynamic: ['books', 'news', 'shows', 'gallery', 'seasons'] },
      books: { static: ['outer'] },
      news: { static: ['outer'] },
      shows: { static: ['middle'] },
      gallery: { static: ['inner'] },
      seasons: { static: ['inner'] },
      outer: { bytes: LARGE, static: ['middle'] },
      middle: { bytes: 4 * LARGE, static: ['inner'] },
      inner: { bytes: SMALL },
    });
    expect(chunks).toEqual([['inner', 'middle'], ['outer']]);
  });

  test('stay apart when only the desk uses them, and with their screen when it is the only one', () => {
    const chunks = divide({
      page: { dynamic: ['books', 'news', 'desk-users', 'desk-images'] },
      books: { static: ['card'] },
      news: { static: ['card', 'date'] },
      'desk-users': { static: ['table'] },
      'desk-images': { static: ['table'] },
      card: { bytes: SMALL },
      date: { bytes: SMALL },
      table: { bytes: SMALL },
    });
    expect(chunks).toEqual([['card'], ['table']]);
  });
});

type Modules = Record<string, { static?: string[]; dynamic?: string[]; bytes?: number }>;

/** The modules of each shared chunk. */
function divide(modules: Modules): string[][] {
  const moduleOf = (id: string) => {
    const module = modules[id];
    if (module === undefined) return null;
    return {
      imports: module.static ?? [],
      dynamicImports: module.dynamic ?? [],
      bytes: module.bytes ?? SMALL,
    };
  };
  const chunks = sharedChunks('page', moduleOf, {
    ownChunkOf: () => null,
    isDesk: (entry) => entry.startsWith('desk-'),
  });
  const names = [...new Set(chunks.values())];
  return names.map((name) => [...chunks.keys()].filter((id) => chunks.get(id) === name).sort()).sort();
}
