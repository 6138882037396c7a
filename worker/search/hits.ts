import { fold } from '#common/base/fold';
import { searchableWords } from '#common/base/word-beginnings';
import { excerptOf } from './excerpt';
import type { SearchHit } from '#common/rules/search';
import type { Generation } from '#mirror/generation';
import { type ThingKind, sources } from './search-index';
import type { People } from './people';
import type { Weighed } from './rank';
import type { Thing } from './things';

/** About two lines of a result, in characters. */
const EXCERPT = 180;

/** The hits for matches, read from the mirror now; rows deleted meanwhile are left out. */
export async function hitsOf(
  generation: Generation,
  people: People,
  matches: readonly Weighed[],
): Promise<readonly SearchHit[]> {
  const things = new Map<string, Thing>();
  for (const kind of Object.keys(sources) as ThingKind[]) {
    const uuids = matches.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry.key);
    if (uuids.length === 0) continue;
    for (const thing of await sources[kind].read(generation, uuids))
      things.set(`${kind}/${thing.uuid}`, thing);
  }
  return matches.flatMap((match) => {
    const thing = things.get(match.id);
    return thing === undefined ? personHit(people, match) : [thingHit(thing, match)];
  });
}

function thingHit(thing: Thing, { id, words }: Weighed): SearchHit {
  const { kind, address, title, text, authors, cast, years, dates, visibleFrom, file } = thing;
  const found = new Set(words);
  const isFound = (name: string | null) =>
    name !== null && searchableWords(fold(name)).some((word) => found.has(word));
  const part = cast.find(({ actor }) => isFound(actor)) ?? cast.find(({ name }) => isFound(name)) ?? null;
  const common = { kind, id, address, title, years, dates, visibleFrom, file, words, part, plays: 0 };
  return {
    ...common,
    authors: authors.map(({ name }) => name),
    excerpt: excerptOf(text, words, EXCERPT) ?? (kind === 'show' || kind === 'event' ? text : null),
  };
}

function personHit(people: People, { id, words }: Weighed): readonly SearchHit[] {
  const known = people.get(id);
  if (known === undefined) return [];
  const { kind, address, name } = known.person;
  return [{ ...nothingToTell, kind, id, address, title: name, words, plays: known.plays }];
}

const nothingToTell = {
  authors: [],
  years: [],
  dates: [],
  visibleFrom: null,
  part: null,
  excerpt: null,
  file: null,
} as const;
