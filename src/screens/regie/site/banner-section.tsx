import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { Skeleton } from '../../../ui/skeleton';
import { BannerForm } from './banner-form';
import styles from './banner-section.module.css';

/** The association's notice across the top of every page. */
export function BannerSection() {
  const asked = useServerData(() => askServer('readHeader', {}), '');
  return (
    <section aria-labelledby="annonce" className={styles.section}>
      <h2 id="annonce" className="section-title heading-rule">
        L’annonce en haut des pages
      </h2>
      <p className="soft">
        «&nbsp;La séance de ce soir est annulée&nbsp;»&nbsp;: une phrase que tout le monde lit en haut de
        chaque page, et que les appareils qui l’ont reçue gardent sans réseau.
      </p>
      <ServerDataNotice asked={asked} what="L’annonce" />
      {asked.answer === undefined ? (
        asked.failure === null && <Skeleton lines={3} />
      ) : (
        <BannerForm header={asked.answer} />
      )}
    </section>
  );
}
