import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { AssociationForm } from '../../../components/association/association-form';
import { OfficeHead } from '../../../components/page/office-head';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { Skeleton } from '../../../ui/skeleton';
import styles from './association.module.css';

/** The association's settings: its name, its address, its logo, its colour. */
export function Association() {
  const asked = useServerData(() => askServer('readSettings', {}), '');
  return (
    <div className="page">
      <OfficeHead title="L’association" parent={{ href: links.site.to(), name: 'Site' }} />
      <div className={styles.form}>
        <ServerDataNotice asked={asked} what="Cette page" />
        {asked.answer === undefined ? (
          asked.failure === null && <Skeleton lines={6} />
        ) : (
          <AssociationForm settings={asked.answer} />
        )}
      </div>
    </div>
  );
}
