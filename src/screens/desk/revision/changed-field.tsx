import { useEffect, useState } from 'react';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { PreviewImagePicture } from '../../../components/image-picker/preview-image-picture';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import type { FieldWords } from './revision-fields';
import styles from './revisions-dialog.module.css';
import { wordChanges, type WordChanges, type WordRun } from './word-changes';

interface ChangedFieldProps {
  before: FieldWords;
  /** Undefined if the current version has no such field. */
  after: FieldWords | undefined;
}

/** A field that differs between two versions: side by side where there is room, below each other on a phone. */
export function ChangedField({ before: { name, words: before, ...then }, after: now }: ChangedFieldProps) {
  const after = now?.words ?? '';
  const [changes, setChanges] = useState<WordChanges>();
  useEffect(() => {
    let isLeft = false;
    wordChanges(before, after).then(
      (found) => isLeft || setChanges(found),
      // Offline before the library was ever loaded: both are shown, unmarked.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [before, after]);
  return (
    <section className={styles.field} aria-label={name}>
      <h4 className={styles.name}>{name}</h4>
      <Version
        label="Cette version"
        tag="del"
        runs={changes?.before ?? whole(before)}
        picture={then.picture}
      />
      <Version label="Maintenant" tag="ins" runs={changes?.after ?? whole(after)} picture={now?.picture} />
      {before === after && then.picture === undefined && (
        <p className={styles.formattingOnly}>Seule la mise en forme a changé, pas les mots.</p>
      )}
    </section>
  );
}

const whole = (words: string): readonly WordRun[] => [{ words, isShared: true }];

interface VersionProps {
  label: string;
  /** The element that marks the words found only in this version. */
  tag: 'del' | 'ins';
  runs: readonly WordRun[];
  picture: string | undefined;
}

function Version({ label, tag: Tag, runs, picture }: VersionProps) {
  const isEmpty = picture === undefined && runs.every(({ words }) => words.trim() === '');
  return (
    <div>
      <p className={styles.label}>{label}</p>
      {picture && <Picture uuid={picture} />}
      {isEmpty ? (
        <p className={styles.empty}>Rien</p>
      ) : (
        <p className={styles.words}>
          {runs.map(({ words, isShared }, place) =>
            isShared || words.trim() === '' ? (
              words
            ) : (
              <Tag key={place}>
                <span className="visually-hidden">{Tag === 'del' ? '[disparu : ' : '[nouveau : '}</span>
                {words}
                <span className="visually-hidden">] </span>
              </Tag>
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** The preview image of a version; not shown if it was deleted since. */
function Picture({ uuid }: { uuid: string }) {
  const { answer: previewImage } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid]);
  return previewImage ? <PreviewImagePicture previewImage={previewImage} className={styles.picture} /> : null;
}
