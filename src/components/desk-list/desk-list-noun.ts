import type { NewWrite } from '#worker/api';
import type { DeskQuery } from './desk-filter';
import type { DeskItem } from './desk-item';

/** The wanted slice of the items that match a query, in its order, and the total number. */
export interface DeskSlice {
  readonly items: readonly DeskItem[];
  readonly total: number;
}

/** All that differs between the editors' list of news and that of plays. */
export interface DeskListNoun {
  /** Its name in lanes, drafts and the trash. */
  readonly kind: 'news' | 'piece';
  /** The screen's title: 'Brèves'. */
  readonly title: string;
  /** 'brève', 'pièce': both feminine. */
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
    /** The write that restores an earlier version; the server returns that version as the body of a PUT. */
    readonly takeBack: (item: DeskItem, content: unknown, label: string) => NewWrite;
  };
  readonly hasAuthors: boolean;
  readonly slice: (query: DeskQuery, from: number, count: number) => Promise<DeskSlice>;
  /** One item by its uuid, regardless of the query. */
  readonly find: (uuid: string) => Promise<DeskItem | null>;
  /** One whole item, as it was read. */
  readonly read: (uuid: string) => Promise<object | null>;
}
