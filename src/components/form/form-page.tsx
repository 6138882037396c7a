import type { ReactNode } from 'react';
import type { SceneName } from '#common/drawing/scenes';
import { DrawnPoster } from '../poster/drawn-poster';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  words?: ReactNode;
  poster: { readonly title: string; readonly scene: SceneName };
  children: ReactNode;
}

/** A page with one form, and a poster beside it where there is room. */
export function FormPage({ title, words, poster, children }: FormPageProps) {
  return (
    <div className={`page ${styles.form}`}>
      <div className={styles.desk}>
        <h1 className="title">{title}</h1>
        {words && <div className={styles.words}>{words}</div>}
        {children}
      </div>
      <div className={styles.poster} aria-hidden="true">
        <DrawnPoster title={poster.title} scene={poster.scene} />
      </div>
    </div>
  );
}
