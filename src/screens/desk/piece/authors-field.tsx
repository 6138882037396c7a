import { useState } from 'react';
import { useLocation } from 'wouter';
import { fullName } from '#common/base/full-name';
import { pieceAuthorQueries } from '#mirror/queries/piece-author-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ComboBox } from '../../../ui/field/combo-box';
import { type AuthorNames, NEW_AUTHOR, offeredAuthors, splitName } from './author-offer';
import { NewAuthorDialog } from './new-author-dialog';
import { OrderButtons } from '../form/order-buttons';
import styles from '../form/sheet-form.module.css';
import type { SheetFields } from './sheet-fields';
import { useOrdered } from '../form/use-ordered';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';

interface AddedAuthor {
  /** What is typed of an author who is about to be added; null if nobody is. */
  readonly names: AuthorNames | null;
}

/** The authors of the play, in the order of the poster. */
export function AuthorsField({ sheet, change, touch, errorAt }: SheetFields) {
  const { answer: known = [] } = useMirrorAnswer(() => pieceAuthorQueries.all());
  const [typed, setTyped] = useState('');
  const [path] = useLocation();
  // Kept by this tab: where the session ends in the middle of a name, the dialog is open again after the login.
  const added = useSessionFormValues<AddedAuthor>(`author ${path}`, () => ({ names: null }));
  const authors = sheet.textAuthors;
  const order = useOrdered(
    authors,
    (textAuthors) => {
      touch('textAuthors');
      change({ textAuthors });
    },
    fullName,
  );
  const choose = (uuid: string) => {
    if (uuid === NEW_AUTHOR) return added.change({ names: splitName(typed) });
    const author = known.find((one) => one.uuid === uuid);
    if (author === undefined) return undefined;
    change({
      textAuthors: [...authors, { uuid, name: author.name, firstname: author.firstname }],
    });
    return setTyped('');
  };
  return (
    <div className={styles.stack} ref={order.ref}>
      {authors.length > 0 && (
        <ol className={styles.rows} aria-label="Auteurs de la pièce">
          {authors.map((author, rank) => {
            const fault = errorAt(`textAuthors.${rank}`);
            return (
              <li key={author.uuid} data-key={author.uuid} className={styles.row}>
                <span>
                  <b>{fullName(author)}</b>
                  {fault && <span className={styles.fault}>{fault}</span>}
                </span>
                <OrderButtons
                  uuid={author.uuid}
                  name={fullName(author)}
                  isFirst={rank === 0}
                  isLast={rank === authors.length - 1}
                  order={order}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div data-act="add-author">
        <ComboBox
          label={authors.length === 0 ? 'Auteur' : 'Autre auteur'}
          placeholder="Feydeau, Molière…"
          hint="Quelques lettres suffisent. Qui n’est pas encore dans la bibliothèque s’ajoute ici."
          options={offeredAuthors(known, authors, typed)}
          typed={typed}
          onType={setTyped}
          onChoose={choose}
          error={errorAt('textAuthors')}
        />
      </div>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
      {added.value.names !== null && (
        <NewAuthorDialog
          names={added.value.names}
          onType={(names) => added.change({ names })}
          known={known}
          onClose={added.forget}
          onAdded={(author) => {
            added.forget();
            setTyped('');
            if (authors.every(({ uuid }) => uuid !== author.uuid))
              change({ textAuthors: [...authors, author] });
          }}
        />
      )}
    </div>
  );
}
