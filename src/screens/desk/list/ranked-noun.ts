import type { ReactNode } from 'react';
import type { Place } from '#common/rules/rank-order';
import type { NewWrite } from '#worker/api';

/** A thing in a list whose order its editors choose. */
export interface RankedThing {
  readonly uuid: string;
  /** Absent from things whose uuid is their address. */
  readonly slug?: string;
}

/** All that differs between such lists. */
export interface RankedNoun<Thing extends RankedThing> {
  /** The name of the list: 'Partenaires'. */
  readonly title: string;
  /** Its name in lanes and drafts. */
  readonly kind: 'sponsor' | 'interactive-image';
  readonly nameOf: (thing: Thing) => string;
  /** Stands for the name of a draft that has none yet: 'Sans nom'. */
  readonly unnamed: string;
  /** The form of one, by its slug or uuid. */
  readonly editor: (slug: string) => string;
  /** A small picture without words: its name stands beside it. Null: none. */
  readonly picture: (thing: Thing) => ReactNode;
  /** What the row says of it below its name. */
  readonly facts: (thing: Thing) => ReactNode;
  /** Puts it between two others. */
  readonly place: (thing: Thing, place: Place) => NewWrite;
  readonly remove: (thing: Thing) => NewWrite;
  /** Said of one that is deleted: 'Supprimé', 'Supprimée'. */
  readonly deleted: string;
  /** Shown before one is deleted. */
  readonly warning: string;
}
