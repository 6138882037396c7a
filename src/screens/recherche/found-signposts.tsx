import { Link } from '../../ui/link';
import styles from './search.module.css';
import type { Signpost } from './signposts';

/** The pages of the site that answer what is asked, before what is found in the archives. */
export const FoundSignposts = ({ signposts }: { signposts: readonly Signpost[] }) => (
  <section className={styles.group} aria-labelledby="found-site">
    <div className={styles.groupHead}>
      <h2 className={styles.groupName} id="found-site">
        Sur le site
      </h2>
    </div>
    <ul>
      {signposts.map(({ address, title, words }) => (
        <li key={address} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link href={address}>{title}</Link>
            </h3>
            <p className={styles.facts}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
