import { addressOfLink } from '#common/base/web-address';
import { useState } from 'react';
import { previewImageFile } from '#common/contract/site/links';
import type { Sponsor } from '#common/contract/content/sponsor';
import { linkInWords } from '../../text/web-address';
import styles from './sponsors.module.css';

/** One partner: its logo, if any, what it does for the troupe, and a link to it. */
export function SponsorEntry({ sponsor: { name, description, link, logo } }: { sponsor: Sponsor }) {
  const [missing, setMissing] = useState<string>();
  const version = missing === logo?.version ? undefined : logo?.version;
  return (
    <li className={styles.entry}>
      {logo !== undefined && version !== undefined && (
        <img
          className={styles.logo}
          src={previewImageFile(logo.uuid, version)}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(version)}
        />
      )}
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.words}>
        <p>{description}</p>
        {link !== undefined && (
          <a href={addressOfLink(link)} rel="external noopener">
            {linkInWords(link)}
          </a>
        )}
      </div>
    </li>
  );
}
