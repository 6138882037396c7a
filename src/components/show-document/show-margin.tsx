import type { ReactNode } from 'react';
import { money } from '#common/base/numbers';
import type { Show } from '#common/contract/agenda/show';
import { isFreeThroughout } from '#common/rules/agenda';
import { confirmedPrices } from '#common/rules/show-draft';
import { mapOf } from '../../text/web-address';
import { PlaceFacts } from '../agenda/place-facts';
import { Payment } from '../agenda/payment';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './show-document.module.css';

interface ShowMarginProps {
  show: Pick<Show, 'location' | 'dates' | 'prices' | 'payment'>;
  /** Shown below the venue. */
  children?: ReactNode;
}

/** The venue and prices of a show; of an event, its venue. */
export function ShowMargin({ show: { location, dates, ...show }, children }: ShowMarginProps) {
  const prices = confirmedPrices(show.prices);
  return (
    <div className={styles.margin}>
      <section aria-labelledby="place">
        <h2 className="section-title heading-rule" id="place">
          Le lieu
        </h2>
        <p className={styles.place}>{location.name}</p>
        <PlaceFacts location={location} />
        <p>
          <Link className={styles.map} href={mapOf(location)}>
            <Icon name="place" />
            Voir le plan
          </Link>
        </p>
        {children}
      </section>
      {prices.length > 0 && !isFreeThroughout(dates) && (
        <section aria-labelledby="prices">
          <h2 className="section-title heading-rule" id="prices">
            Les tarifs
          </h2>
          <dl className={styles.prices}>
            {prices.map(({ uuid, price, category }) => (
              <div key={uuid}>
                <dt>
                  {category.name} {category.description && <small>{category.description}</small>}
                </dt>
                <dd>{price === 0 ? 'gratuit' : money(price)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.payment}>
            <Payment {...show.payment} />
          </div>
        </section>
      )}
    </div>
  );
}
