import { isoDateTime, shortDate } from '#common/base/dates';
import { parisDay } from '#common/base/paris-time';
import { links } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import { leadingDate } from '#common/rules/news-dates';
import { Card } from '../../ui/card';
import { UpcomingBadge } from '../clock/upcoming-badge';
import styles from './news-card.module.css';
import { NewsPicture, type NewsPictureProps } from './news-picture';

interface NewsCardProps {
  news: NewsSummary;
  /** How urgently its picture is loaded. */
  wanted: NewsPictureProps['wanted'];
  /** Shows the years that the item is about, beside its date. */
  withYears?: boolean;
}

export function NewsCard({ news, wanted, withYears }: NewsCardProps) {
  return (
    <Card
      href={links.news.to({ slug: news.slug })}
      title={news.title}
      picture={<NewsPicture news={news} wanted={wanted} />}
      text={news.description}
      foot={
        <p className={styles.foot}>
          <time className="num" dateTime={isoDateTime(leadingDate(news))}>
            {shortDate(leadingDate(news))}
          </time>
          {withYears && <OtherYears of={news} />}
          <UpcomingBadge from={news.visibleFrom} />
        </p>
      }
    />
  );
}

/** `année 1987`, `années 1987, 1988`; empty if the date already shows the year. */
function OtherYears({ of }: { of: NewsSummary }) {
  const others = of.years
    .filter((year) => !parisDay(leadingDate(of)).startsWith(`${year}-`))
    .toSorted((a, b) => a - b);
  if (others.length === 0) return null;
  return (
    <span className="num">
      {others.length === 1 ? 'année' : 'années'} {others.join(', ')}
    </span>
  );
}
