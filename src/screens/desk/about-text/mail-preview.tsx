import { useAtomValue } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { textOf } from '#common/rules/letter';
import { type LetterPart, letterTree } from '#common/rules/letter-tree';
import { THANKS } from '#common/rules/mail-variables';
import { siteAtom } from '../../../state/site';
import { exampleLetter } from './mail-example';
import { PictureNote } from './picture-note';
import styles from './text-preview.module.css';
import type { TextValues } from './text-noun';

/** The mail as its recipients get it, with examples of its variables: as a page, and as text alone. */
export function MailPreview({ values }: { values: TextValues }) {
  const { slug, title, content } = values;
  const site = useAtomValue(siteAtom);
  const sender = { title: site.title, siteUrl: location.origin };
  const letter = exampleLetter(slug, { title, content }, sender);
  if (letter === null)
    return (
      <section aria-label="Aperçu du mail">
        <PictureNote values={values} />
        <p>
          {slug === THANKS
            ? 'Tant que ce texte est vide, ce mail n’est pas envoyé.'
            : 'Tant que ce texte est vide, le mail part avec les mots du site.'}
        </p>
      </section>
    );
  return (
    <section className={styles.letter} aria-label="Aperçu du mail">
      <p className={styles.subject}>
        <span className="soft">Objet&nbsp;:</span> {letter.subject}
      </p>
      <PictureNote values={values} />
      {shown(letterTree(letter, sender), 0)}
      <details>
        <summary>Le même mail, en texte seul</summary>
        <p className={styles.text}>{textOf(letter, sender).trim()}</p>
      </details>
      <p className="small soft">
        Selon le cas, le site y ajoute une phrase qu’aucun texte ne remplace&nbsp;: un motif, un
        remboursement…
      </p>
    </section>
  );
}

/** The elements that the server writes into the mail. */
function shown(part: LetterPart, key: number): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, style, href, content } = part;
  const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener' };
  const inside = content.length === 0 ? undefined : content.map(shown);
  return createElement(tag, { key, style, ...link }, inside);
}
