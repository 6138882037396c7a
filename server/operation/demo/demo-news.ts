import type { DemoCalendar } from './demo-calendar';
import { associationNews } from './news/association-news';
import type { DemoNewsItem } from './news/demo-news-item';
import { dindonNews } from './news/dindon-news';
import { earlierSeasons } from './news/earlier-seasons';
import { memories } from './news/memories';
import { pastSeasons } from './news/past-seasons';
import { rehearsalNews } from './news/rehearsal-news';
import { workshopNews } from './news/workshop-news';

/** All news of the demo, oldest first. */
export function demoNews(calendar: DemoCalendar): DemoNewsItem[] {
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
