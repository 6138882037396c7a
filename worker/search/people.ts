import { fold } from '#common/base/fold';
import type { PersonKind, Thing } from './things';

/** An author of plays, or an actor in them. */
export interface Person {
  readonly kind: PersonKind;
  readonly id: string;
  readonly address: string;
  readonly name: string;
}

export interface People {
  /** Records the people of a play; none for null. Returns the ids of the people concerned, former ones included. */
  follow(uuid: string, play: Thing | null): readonly string[];
  /** A person, and the number of their plays; undefined if no play names them any more. */
  get(id: string): { readonly person: Person; readonly plays: number } | undefined;
}

/** The people whom the plays of the mirror name, and how often. */
export function createPeople(): People {
  const ofPlay = new Map<string, readonly Person[]>();
  const known = new Map<string, Map<string, Person>>();

  function forget(uuid: string, id: string): void {
    const plays = known.get(id);
    plays?.delete(uuid);
    if (plays?.size === 0) known.delete(id);
  }

  return {
    follow(uuid, play) {
      const before = ofPlay.get(uuid) ?? [];
      for (const { id } of before) forget(uuid, id);
      const people = play === null ? [] : peopleOf(play);
      if (people.length === 0) ofPlay.delete(uuid);
      else ofPlay.set(uuid, people);
      for (const person of people) {
        const plays = known.get(person.id) ?? new Map<string, Person>();
        known.set(person.id, plays.set(uuid, person));
      }
      return [...new Set([...before, ...people].map(({ id }) => id))];
    },
    get(id) {
      const plays = known.get(id);
      const [person] = plays?.values() ?? [];
      return plays === undefined || person === undefined ? undefined : { person, plays: plays.size };
    },
  };
}

function peopleOf({ authors, cast }: Thing): readonly Person[] {
  return [
    ...authors.map(
      ({ slug, name }) => ({ kind: 'author', id: `author/${slug}`, address: slug, name }) as const,
    ),
    ...cast.flatMap(({ actor }) => {
      const mark = fold(actor ?? '');
      if (actor === null || mark === '') return [];
      return [{ kind: 'actor', id: `actor/${mark}`, address: actor.trim(), name: actor.trim() } as const];
    }),
  ];
}
