import type { NewWrite } from '#worker/api';
import type { DeskQuery } from './desk-filter';
import type { DeskItem } from './desk-item';

/** Of the items that a query asks for, in its order, the wanted ones, and how many there are in all. */
export interface DeskSlice {
  readonly items: readonly DeskItem[];
  readonly total: number;
}

/** All that the editors' list of news and the one of plays do not have in common. */
export interface DeskListNoun {
  /** What lanes, drafts and the trash call it. */
  readonly kind: 'news' | 'piece';
  /** Of the screen: 'Brèves'. */
  readonly title: string;
  /** 'brève', 'pièce': feminine, both of them. */
  readonly word: string;
  /** 'Écrire une brève'. */
  readonly write: string;
  readonly addresses: {
    readonly list: string;
    readonly write: string;
    readonly edit: (slug: string) => string;
    readonly read: (slug: string) => string;
  };
  readonly writes: {
    readonly discard: (item: DeskItem) => NewWrite;
    /** Saves an earlier version, which the server answers as the body of the PUT that saves it again. */
    readonly takeBack: (item: DeskItem, content: unknown, label: string) => NewWrite;
  };
  readonly hasAuthors: boolean;
  readonly slice: (query: DeskQuery, from: number, count: number) => Promise<DeskSlice>;
  /** One of them by its uuid, whatever is asked. */
  readonly find: (uuid: string) => Promise<DeskItem | null>;
  /** The whole of one of them as it was read. */
  readonly read: (uuid: string) => Promise<object | null>;
}
