import type { AnswerOf } from '#common/contract/calls/call-parts';

/** Types of the server's answer about the journal. */
export type Journal = AnswerOf<'listJournal', never>;
export type Entry = Journal['entries'][number];
export type Change = Entry['changes'][number];
export type Value = NonNullable<Change['before']>;
