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
  const others = withYears ? otherYears(news) : [];
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
            {others.length > 0 && '\u00a0·'}
          </time>
          {others.length > 0 && (
            <span className="num">
              {others.length === 1 ? 'année' : 'années'} {others.join(', ')}
            </span>
          )}
          <UpcomingBadge from={news.visibleFrom} />
        </p>
      }
    />
  );
}

/** The years that an item is about, but for the one that its date shows. */
const otherYears = (news: NewsSummary) =>
  news.years.filter((year) => !parisDay(leadingDate(news)).startsWith(`${year}-`)).toSorted((a, b) => a - b);
