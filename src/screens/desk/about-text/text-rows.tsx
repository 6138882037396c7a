import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import { mailName } from '../../../text/mail-names';
import { Link } from '../../../ui/link';
import { OwnMarks } from '../list/own-marks';
import { SavedBy } from './saved-by';
import styles from './text-list.module.css';
import type { TextType } from './text-noun';

export const typeNames: Readonly<Record<TextType, string>> = {
  PAGE: 'Pages',
  MAIL: 'Mails',
  BILLET: 'Billets',
};

interface TextRowsProps {
  type: TextType;
  texts: readonly AboutText[];
  /** UUIDs of texts with a draft on this device, and of those that wait to be sent. */
  drafts: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
}

/** The texts of one type. */
export function TextRows({ type, texts, drafts, waiting }: TextRowsProps) {
  if (texts.length === 0) return null;
  return (
    <section className={styles.group} aria-label={typeNames[type]}>
      <h2 className={styles.type}>{typeNames[type]}</h2>
      <ul className={styles.rows}>
        {texts.map((text) => (
          <li key={text.uuid}>
            <h3 className={styles.title}>
              <Link href={links.editAboutText.to({ slug: text.slug })}>{text.title}</Link>
            </h3>
            <p className={styles.name}>{type === 'MAIL' ? mailName(text.slug) : text.slug}</p>
            <p className={styles.facts}>
              <span>Version {text.version}</span>
              <SavedBy text={text} />
              <OwnMarks isDrafted={drafts.has(text.uuid)} isWaiting={waiting.has(text.uuid)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
