import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { AssociationForm } from '../../../components/association/association-form';
import { DeskHead } from '../../../components/page/desk-head';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { Skeleton } from '../../../ui/skeleton';
import styles from './association.module.css';

/** The association's settings: its name, its address, its logo, its colour. */
export function Association() {
  const asked = useServerData(() => askServer('readSettings', {}), '');
  return (
    <div className="page">
      <DeskHead title="L’association" parent={{ href: links.site.to(), name: 'Site' }} />
      <div className={styles.form}>
        <ServerDataNotice asked={asked} what="Cette page" skeleton={<Skeleton lines={6} />} />
        {asked.answer && <AssociationForm settings={asked.answer} />}
      </div>
    </div>
  );
}
