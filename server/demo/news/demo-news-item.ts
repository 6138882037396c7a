import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { PictureOrder } from '#common/drawing/picture';
import type { DemoPerson } from '../demo-people';

/** A news item of the demo; its words are marked up as `text-markup` reads them. */
export interface DemoNewsItem {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly at: Date;
  /** The year of `at`, if nothing is said. */
  readonly years?: readonly number[];
  readonly types: readonly SpectacleTypeCode[];
  readonly picture: Pick<PictureOrder, 'scene' | 'palette'>;
  /** The editor, if nothing is said. */
  readonly author?: DemoPerson;
  /** Somebody came back to it so many hours later. */
  readonly edited?: { readonly by: DemoPerson; readonly hoursLater: number };
}
