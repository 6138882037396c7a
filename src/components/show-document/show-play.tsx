import { DOT } from '#common/base/dot';
import { links } from '#common/contract/site/links';
import type { Piece } from '#common/contract/content/piece';
import { MoreLink } from '../page/more-link';
import { RichText } from '../rich-text/rich-text';
import { durationWords } from '../../text/casting';
import { quoted } from '../../text/quoted';
import styles from './show-document.module.css';

/** A play of a show: its summary and its cast. */
export function ShowPlay({ piece: { slug, title, genre, duration, resume, performance } }: { piece: Piece }) {
  const facts = [genre, duration && durationWords(duration)].filter(Boolean).join(DOT);
  return (
    <>
      {facts !== '' && <p className={styles.facts}>{facts}</p>}
      <RichText document={resume} />
      {performance && performance.characters.length > 0 && (
        <ul className={styles.cast} aria-label="Distribution">
          {performance.characters.map(({ uuid, name, actor }) => (
            <li key={uuid}>
              <b>{name}</b>
              <span>{actor}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={links.piece.to({ slug })}>Toute la vie de {quoted(title)}</MoreLink>
    </>
  );
}
