import type { Kysely, Selectable } from 'kysely';
import type { UserTables } from './tables/user-tables';
import type { Database } from './schema';
import type { WriteTransaction } from './transaction';

/** Whose data it is. An address that was never confirmed proves nothing. */
export type AccountHolder = Pick<
  Selectable<UserTables['users']>,
  'uuid' | 'email' | 'firstname' | 'is_activated'
>;

/** What a noun holds on people: where it names them, and what export, deletion and renaming do about it. */
export interface PersonPart {
  /** Every column that holds the uuid of an account. One without a foreign key keeps it, when no name is left behind it. */
  readonly columns: Readonly<Partial<Record<Column, PersonColumn>>>;
  /** Fields of the export. */
  readonly tell?: (database: Kysely<Database>, person: AccountHolder) => Promise<Record<string, unknown>>;
  /** What else than the columns themselves goes or changes with an account, before it is deleted. */
  readonly erase?: (transaction: WriteTransaction, person: AccountHolder) => Promise<void>;
  /** Says that mirrored rows name a person otherwise. */
  readonly rename?: (transaction: WriteTransaction, userUuid: string) => Promise<void>;
}

export interface PersonColumn {
  /** The field of the export that tells of it, or why none does. */
  readonly told: { readonly in: string } | { readonly not: string };
  /** Rows of mirrors show the name: renaming and deletion say so. */
  readonly mirrored?: true;
}

type Column = { [T in keyof Database]: `${T}.${keyof Database[T] & string}` }[keyof Database];
