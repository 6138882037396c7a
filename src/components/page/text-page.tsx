import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { AboutText } from '#common/contract/content/about-text';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { warn } from '../../state/notices';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { EmptyState } from '../../ui/empty-state';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { DrawnPoster } from '../poster/drawn-poster';
import { type MirrorReach, useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { NeverReceived } from '../mirror-answer/never-received';
import { RichText } from '../rich-text/rich-text';
import styles from './text-page.module.css';

interface TextPageProps {
  /** The slug of the association's text. */
  slug: string;
  title: string;
  /** Shown beside the text. */
  margin?: (text: AboutText) => ReactNode;
  /** Shown below the text, and if there is none. */
  children?: ReactNode;
}

/** One text of the association, as it wrote it. */
export function TextPage({ slug, title, margin, children }: TextPageProps) {
  const texts = useAtomValue(serverRenderedPageAtom)?.texts;
  const printed = texts?.length === 0 ? null : texts?.find((text) => text.slug === slug);
  const { answer: text, reach } = useMirrorAnswer<AboutText | null>(
    () => aboutTextQueries.read(slug),
    [slug],
    printed,
  );
  return (
    <article className={`page ${styles.text}`}>
      <h1 className={`title ${styles.title}`}>{title}</h1>
      {text ? (
        <>
          <div className={styles.margin}>{margin?.(text)}</div>
          <div className={styles.body}>
            <RichText document={text.content} />
          </div>
        </>
      ) : (
        <Missing isRead={text !== undefined} reach={reach} />
      )}
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}

function Missing({ isRead, reach }: { isRead: boolean; reach: MirrorReach }) {
  const isSilent = isRead && reach === 'silent';
  useEffect(() => {
    if (isSilent) warn('Erreur lors de la récupération des données');
  }, [isSilent]);
  if (isSilent) return <NeverLoaded />;
  return isRead && reach === 'complete' ? <Unwritten /> : <Awaited />;
}

function Awaited() {
  return (
    <>
      <div className={styles.margin} aria-hidden="true" />
      <div className={styles.body} role="status" aria-busy="true">
        <LoadingWords>Chargement du texte…</LoadingWords>
        <div className={`prose ${styles.wait}`}>
          <Skeleton lines={3} />
          <Skeleton lines={4} />
          <Skeleton lines={5} />
        </div>
      </div>
    </>
  );
}

function NeverLoaded() {
  return (
    <div className={styles.missing}>
      <NeverReceived
        title="Ce texte n’est pas encore sur cet appareil"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
      >
        Il s’affichera ici dès que le serveur l’aura envoyé&nbsp;; ensuite, il se lira aussi sans réseau.
      </NeverReceived>
    </div>
  );
}

function Unwritten() {
  return (
    <div className={styles.missing}>
      <EmptyState
        title="Cette page reste à écrire"
        poster={<DrawnPoster title="La page blanche" scene="vigil" />}
      >
        <p>L’association n’a pas encore rédigé ce texte.</p>
      </EmptyState>
    </div>
  );
}
