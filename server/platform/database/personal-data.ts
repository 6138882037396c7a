import type { Kysely, Selectable } from 'kysely';
import type { UserTables } from './tables/user-tables';
import type { Database } from './schema';
import type { WriteTransaction } from './transaction';

/** The person concerned. An address that was never confirmed proves nothing. */
export type AccountHolder = Pick<
  Selectable<UserTables['users']>,
  'uuid' | 'email' | 'firstname' | 'is_activated'
>;

/** A noun's data on people: the columns that name them, and what export, deletion and renaming do. */
export interface PersonalData {
  /**
   * Every column that holds an account's uuid. A column without a foreign key keeps it after deletion, since no name
   * remains for it.
   */
  readonly columns: Readonly<Partial<Record<Column, PersonColumn>>>;
  /** Fields of the export. */
  readonly exportFields?: (
    database: Kysely<Database>,
    person: AccountHolder,
  ) => Promise<Record<string, unknown>>;
  /** Deletes or changes data beyond these columns, before the account is deleted. */
  readonly erase?: (transaction: WriteTransaction, person: AccountHolder) => Promise<void>;
  /** Re-publishes the mirrored rows that name a person, after a rename. */
  readonly rename?: (transaction: WriteTransaction, userUuid: string) => Promise<void>;
}

export interface PersonColumn {
  /** The field of the export that contains it, or the reason why it is left out. */
  readonly exported: { readonly in: string } | { readonly not: string };
  /** Mirrored rows show the name: renaming and deletion re-publish them. */
  readonly mirrored?: true;
}

type Column = { [T in keyof Database]: `${T}.${keyof Database[T] & string}` }[keyof Database];
