import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { AssociationForm } from '../../../components/association/association-form';
import { OfficeHead } from '../../../components/page/office-head';
import { AskedNotice } from '../../../components/request/asked-notice';
import { useAsked } from '../../../components/request/use-asked';
import { Skeleton } from '../../../ui/skeleton';
import styles from './association.module.css';

/** The association's settings: its name, its address, its logo, its colour. */
export function Association() {
  const asked = useAsked(() => askServer('readSettings', {}), '');
  return (
    <div className="page">
      <OfficeHead title="L’association" parent={{ href: links.site.to(), name: 'Site' }} />
      <div className={styles.form}>
        <AskedNotice asked={asked} what="Cette page" />
        {asked.answer === undefined ? (
          asked.failure === null && <Skeleton lines={6} />
        ) : (
          <AssociationForm settings={asked.answer} />
        )}
      </div>
    </div>
  );
}
