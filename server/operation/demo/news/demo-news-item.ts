import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { PictureOrder } from '#common/drawing/picture';
import type { DemoPerson } from '../demo-people';

/** A news item of the demo, in the markup of `text-markup`. */
export interface DemoNewsItem {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly at: Date;
  /** Default: the year of `at`. */
  readonly years?: readonly number[];
  readonly types: readonly SpectacleTypeCode[];
  readonly picture: Pick<PictureOrder, 'scene' | 'palette'>;
  /** Default: the editor. */
  readonly author?: DemoPerson;
  /** A later edit, with its author and delay in hours. */
  readonly edited?: { readonly by: DemoPerson; readonly hoursLater: number };
}
