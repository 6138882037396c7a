import type { NewsSummary } from '#common/contract/news';
import { links } from '../links';
import { machineDate, shortDate } from '../text/dates';
import { Card } from '../ui/card';
import { ComingMark } from './coming-mark';
import { NewsPicture } from './news-picture';

interface NewsCardProps {
  news: NewsSummary;
  /** In the first row of a page: its picture is wanted at once. */
  first: boolean;
  /** Says the years that the item is about, beside its date. */
  withYears?: boolean;
}

export function NewsCard({ news, first, withYears }: NewsCardProps) {
  return (
    <Card
      href={links.news.to({ slug: news.slug })}
      title={news.title}
      picture={<NewsPicture news={news} wanted={first ? 'now' : 'soon'} />}
      text={news.description}
      foot={
        <>
          <time className="num" dateTime={machineDate(news.visibleFrom)}>
            {shortDate(news.visibleFrom)}
          </time>
          {withYears && news.years.length > 0 && <span className="num"> · {yearsInWords(news.years)}</span>}
          <ComingMark from={news.visibleFrom} />
        </>
      }
    />
  );
}

/** `saison 1987`, `saisons 1987, 1988`. */
function yearsInWords(years: readonly number[]): string {
  return `${years.length === 1 ? 'année' : 'années'} ${years.toSorted((a, b) => a - b).join(', ')}`;
}
