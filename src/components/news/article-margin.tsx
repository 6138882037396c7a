import { fullDate, isoDateTime } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import { leadingDate } from '#common/rules/news-dates';
import { ShareButtons } from '../page/share-buttons';
import { useIsAhead } from '../clock/use-is-ahead';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import styles from './news-article.module.css';

/** The margin beside the text: the date, as on a playbill, and what the item is about. */
export function ArticleMargin({ news }: { news: News }) {
  const isAhead = useIsAhead(news.visibleFrom);
  const written = leadingDate(news);
  // One date leads, `samedi 21 novembre 2026 à 20:30`: its day is large, its words stand in their order.
  const [weekday = '', day = '', ...rest] = fullDate(written).split(' ');
  return (
    <div className={styles.margin}>
      <time className={styles.playbill} dateTime={isoDateTime(written)}>
        <span>{weekday} </span>
        <span className={classNames('day-number', styles.day)}>{day} </span>
        <span>{rest.join(' ')}</span>
      </time>
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
