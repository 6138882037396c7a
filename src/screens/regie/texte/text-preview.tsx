import { ticketLines } from '#common/rules/letter';
import { RichText } from '../../../components/rich-text/rich-text';
import { MailPreview } from './mail-preview';
import { PictureNote } from './picture-note';
import { RoomNote } from './room-note';
import styles from './text-preview.module.css';
import type { TextValues } from './text-noun';

/** Preview of the text as its readers get it: a page, a mail, or the lines of a ticket. */
export function TextPreview({ values }: { values: TextValues }) {
  const { type, title, content } = values;
  if (type === 'MAIL') return <MailPreview values={values} />;
  if (type === 'BILLET')
    return (
      <section className={styles.letter} aria-label="Aperçu du billet">
        <PictureNote values={values} />
        <RoomNote values={values} />
        <div>
          <h2 className="title">À savoir</h2>
          {ticketLines(content, { siteUrl: location.origin }).map((line, rank) => (
            <p key={rank} className={styles.text}>
              {line}
            </p>
          ))}
        </div>
      </section>
    );
  return (
    <section aria-label="Aperçu">
      <h2 className={`title ${styles.title}`}>{title.trim() === '' ? 'Sans titre' : title}</h2>
      <RichText document={content} />
    </section>
  );
}
