import type { SpectacleTypeCode } from '#common/contract/reference-lists';
import type { PictureOrder } from '#common/drawing/picture';
import type { DemoCalendar } from './demo-calendar';
import type { DemoPerson } from './demo-people';
import { associationNews } from './news/association-news';
import { dindonNews } from './news/dindon-news';
import { earlierSeasons } from './news/earlier-seasons';
import { memories } from './news/memories';
import { pastSeasons } from './news/past-seasons';
import { rehearsalNews } from './news/rehearsal-news';
import { workshopNews } from './news/workshop-news';

/** A news item of the demo; its words are marked up as `text-markup` reads them. */
export interface DemoNews {
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

/** All news of the demo, oldest first. */
export function demoNews(calendar: DemoCalendar): DemoNews[] {
  return [
    ...memories,
    ...earlierSeasons,
    ...pastSeasons,
    ...associationNews(calendar),
    ...workshopNews(calendar),
    ...rehearsalNews(calendar),
    ...dindonNews(calendar),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}
