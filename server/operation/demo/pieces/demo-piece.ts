import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { DemoPieceAuthor } from './demo-piece-authors';

/** A play of the demo's library, in the markup of `text-markup`. */
export interface DemoPiece {
  readonly title: string;
  readonly by: readonly DemoPieceAuthor[];
  readonly genre: string;
  readonly minutes: number;
  readonly men: People;
  readonly women: People;
  /** Default: the sums of both. */
  readonly total?: People;
  readonly resume: string;
  readonly played?: DemoPerformance;
  /** When it was added to the library, if not with the archives. */
  readonly since?: Date;
}

/** An exact number; or a minimum (with doubling of parts) and the number as written; or both and a maximum. */
export type People =
  number | readonly [min: number, base: number] | readonly [min: number, base: number, max: number];

export interface DemoPerformance {
  readonly type: SpectacleTypeCode;
  /** `2016-03-11` means 20:30, on a Sunday 16:00; another time is appended: ` 21:00`. */
  readonly days: readonly (string | Date)[];
  readonly cast: readonly (readonly [name: string, description: string, actor: string])[];
}
