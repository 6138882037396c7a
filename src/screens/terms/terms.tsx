import { isoDateTime, shortDate } from '#common/base/dates';
import type { AboutText } from '#common/contract/content/about-text';
import { TextPage } from '../../components/page/text-page';
import styles from './terms.module.css';

/** The terms of use, as the association wrote them. */
export const Terms = () => (
  <TextPage slug="cgu" title="Conditions générales d’utilisation" margin={versionOf} />
);

const versionOf = ({ version, lastModified }: AboutText) => (
  <>
    <strong className={`num ${styles.version}`}>Version {version}</strong>
    <span className="soft num">
      du <time dateTime={isoDateTime(lastModified)}>{shortDate(lastModified)}</time>
    </span>
  </>
);
