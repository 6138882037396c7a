import type { SeatsLeftRow } from '#common/contract/agenda/show';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface SeatsLeftQueries {
  /** How many seats every visible date has left. */
  list(): Promise<readonly SeatsLeftRow[]>;
}

export const seatsLeftQueriesOf = (mirror: MirrorReader): SeatsLeftQueries => ({
  list: () => mirror.read((generation) => generation.rows('seats-left').toArray(), []),
});

export const seatsLeftQueries = seatsLeftQueriesOf(pageMirror);
