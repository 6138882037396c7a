import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JournalAct, JournalChange, JournalNoun } from '#common/contract/site/journal';

export interface JournalTables {
  journal: {
    uuid: string;
    /** The order in which entries were made: several may have the same time. */
    seq: GeneratedAlways<number>;
    at: Date;
    /** Who did it; null once that account is deleted. */
    author: string | null;
    noun: JournalNoun;
    act: JournalAct;
    name: string | null;
    /** Whom it is about. */
    person: string | null;
    /** Written as JSON text. */
    changes: ColumnType<JournalChange[], string, string>;
    /** Folded words of the name and of the values. */
    words: string;
  };
}
