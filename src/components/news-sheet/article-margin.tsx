import { fullDate, isoDateTime, shortDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import { appearedLater, leadingDate } from '#common/rules/news-dates';
import { ShareButtons } from '../page/share-buttons';
import { useIsAhead } from '../clock/use-is-ahead';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import styles from './news-sheet.module.css';

/** The margin beside the text: the date, as on a playbill, and what the item is about. */
export function ArticleMargin({ news }: { news: News }) {
  const isAhead = useIsAhead(news.visibleFrom);
  const appeared = isAhead ? null : appearedLater(news);
  const [day, ...monthAndYear] = shortDate(leadingDate(news)).split(/\s/);
  return (
    <div className={styles.margin}>
      <p className={styles.playbill} aria-hidden="true">
        <span className={classNames('day-number', styles.day)}>{Number.parseInt(day ?? '', 10)}</span>
        <span>{monthAndYear.join(' ')}</span>
      </p>
      <dl className={styles.facts}>
        {isAhead && (
          <div>
            <dt>
              <Badge shape="triangle">À paraître</Badge>
            </dt>
            <dd>
              <Moment of={news.visibleFrom} />
            </dd>
          </div>
        )}
        <div>
          <dt>{isAhead || appeared !== null ? 'écrite' : 'publiée'}</dt>
          <dd>
            <Moment of={leadingDate(news)} />
          </dd>
        </div>
        {appeared !== null && (
          <div>
            <dt>parue le</dt>
            <dd>
              <Moment of={appeared} />
            </dd>
          </div>
        )}
        {news.lastModified && (
          <div>
            <dt>mise à jour</dt>
            <dd>
              <Moment of={news.lastModified} />
            </dd>
          </div>
        )}
        {news.years.length > 0 && (
          <div>
            <dt>{news.years.length === 1 ? 'année' : 'années'}</dt>
            <dd className="num">{news.years.toSorted((a, b) => a - b).join(', ')}</dd>
          </div>
        )}
      </dl>
      {/* An address that leads nowhere yet cannot be shared. */}
      {!isAhead && <ShareButtons title={news.title} path={links.news.to({ slug: news.slug })} />}
    </div>
  );
}

const Moment = ({ of }: { of: Date }) => <time dateTime={isoDateTime(of)}>{fullDate(of)}</time>;
