import type { NewWrite } from '#worker/api';
import type { Known } from '../../../bridge/addressed-write';
import type { DeskQuery } from './desk-filter';
import type { DeskItem } from './desk-item';
import type { RowDialogProps } from './row-actions';

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
    /** The write that restores the content of an earlier version; null if today's form would not accept it. */
    readonly restoreRevision: (item: Known, content: unknown, label: string) => NewWrite | null;
  };
  readonly hasAuthors: boolean;
  readonly slice: (query: DeskQuery, from: number, count: number) => Promise<DeskSlice>;
  /** One item by its uuid, regardless of the query. */
  readonly find: (uuid: string) => Promise<DeskItem | null>;
  /** One whole item, as it was read. */
  readonly read: (uuid: string) => Promise<object | null>;
}

/** The props of every dialog on an item. */
export interface DeskDialogProps extends RowDialogProps<DeskItem> {
  noun: DeskListNoun;
}
