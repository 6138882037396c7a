import { RichText } from '../../../components/rich-text/rich-text';
import { exampleDocument, exampleWords } from './mail-example';
import styles from './text-preview.module.css';
import type { TextValues } from './text-noun';

/** Preview of the text, with the components that visitors see; for a mail, with examples of its variables. */
export function TextPreview({ values: { type, slug, title, content } }: { values: TextValues }) {
  if (type === 'MAIL')
    return (
      <section className={styles.letter} aria-label="Aperçu du mail">
        <p className={styles.subject}>
          <span className="soft">Objet&nbsp;:</span> {exampleWords(slug, title)}
        </p>
        <RichText document={exampleDocument(slug, content)} />
      </section>
    );
  return (
    <section aria-label="Aperçu">
      <h2 className={`title ${styles.title}`}>{title.trim() === '' ? 'Sans titre' : title}</h2>
      <RichText document={content} />
    </section>
  );
}
