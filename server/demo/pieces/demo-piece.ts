import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { DemoPieceAuthor } from './demo-piece-authors';

/** A play of the demo's library; its words are marked up as `text-markup` reads them. */
export interface DemoPiece {
  readonly title: string;
  readonly by: readonly DemoPieceAuthor[];
  readonly genre: string;
  readonly minutes: number;
  readonly men: People;
  readonly women: People;
  /** The sums of both, if nothing is said. */
  readonly total?: People;
  readonly resume: string;
  readonly played?: DemoPerformance;
  /** Since when the library has it, if it was not typed in with the archives. */
  readonly since?: Date;
}

/** So many; or at least, where people play several parts, and as written; or these two and at most. */
export type People =
  number | readonly [min: number, base: number] | readonly [min: number, base: number, max: number];

export interface DemoPerformance {
  readonly type: SpectacleTypeCode;
  /** `2016-03-11` is half past eight in the evening, on a Sunday four in the afternoon; or with an hour, ` 21:00`. */
  readonly days: readonly (string | Date)[];
  readonly cast: readonly (readonly [name: string, description: string, actor: string])[];
}
