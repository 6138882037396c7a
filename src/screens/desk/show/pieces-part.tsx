import { useLayoutEffect, useRef, useState } from 'react';
import { matchesWords } from '#common/base/word-beginnings';
import { count } from '#common/base/numbers';
import type { Show } from '#common/contract/agenda/show';
import { followedDates, performanceDifferences } from './show-performances';
import type { ShowSheet } from './show-sheet';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { ComingNote } from '../../../components/clock/coming-note';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { OrderButtons } from '../form/order-buttons';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { useOrdered } from '../form/use-ordered';
import { announce } from '../../../state/notices';
import { ComboBox } from '../../../ui/field/combo-box';
import { serverNow } from '../../../components/clock/clock-offset';

const MOST = 30;

/** The plays of the show, in the order of the programme. A chosen play adds its title and its future dates. */
export function PiecesPart({ sheet, change, errorAt }: SheetFields<ShowSheet>) {
  const { answer: library = [], reach } = useMirrorAnswer(() => pieceQueries.all());
  const [typed, setTyped] = useState('');
  const pieces = sheet.pieces.map((piece) => ({ ...piece, uuid: piece.slug }));
  const order = useOrdered(
    pieces,
    (ordered) => change({ pieces: ordered.map(({ slug, title }) => ({ slug, title })) }),
    ({ title }) => title,
  );
  const isChosen = new Set(sheet.pieces.map(({ slug }) => slug));
  const options = library
    .filter(({ slug, title }) => !isChosen.has(slug) && matchesWords(typed, title))
    .slice(0, MOST)
    .map(({ slug, title }) => ({ id: slug, name: title }));

  // The sheet may change while a play is being read.
  const latest = useRef(sheet);
  useLayoutEffect(() => {
    latest.current = sheet;
  });
  const choose = async (slug: string) => {
    setTyped('');
    const piece = await pieceQueries.read(slug);
    if (piece === null) return;
    const upon = latest.current;
    const dates = piece.performance?.dates ?? [];
    const { added } = performanceDifferences(upon.dates, dates, serverNow());
    change({
      ...withPiece(upon, { slug, title: piece.title }),
      ...(added.length > 0 && {
        dates: followedDates(upon.dates, { added, moved: [], removed: [] }, freshUuid),
      }),
    });
    if (added.length > 0)
      announce(`${count(added.length, 'date')} à venir de la pièce\u00a0: à relire parmi les séances.`);
  };
  return (
    <div className={styles.stack} ref={order.ref}>
      {pieces.length > 0 && (
        <ol className={styles.rows} aria-label="Pièces du spectacle">
          {pieces.map((piece, rank) => {
            const fault = errorAt(`pieces.${rank}`);
            const from = library.find(({ slug }) => slug === piece.slug)?.visibleFrom;
            return (
              <li key={piece.uuid} data-key={piece.uuid} className={styles.row}>
                <span className={styles.named}>
                  <b>{piece.title}</b>
                  {fault && <span className={styles.fault}>{fault}</span>}
                  {reach === 'complete' && from === undefined && (
                    <span className="small soft">
                      Cette pièce n’est pas dans la bibliothèque&nbsp;: tant qu’elle n’y a pas paru, le public
                      ne lit pas son titre ici.
                    </span>
                  )}
                  {from && <ComingNote from={from} what="le public ne lit pas son titre ici." />}
                </span>
                <OrderButtons
                  uuid={piece.uuid}
                  name={piece.title}
                  isFirst={rank === 0}
                  isLast={rank === pieces.length - 1}
                  order={order}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div data-act="add">
        <ComboBox
          label={pieces.length === 0 ? 'Pièce' : 'Autre pièce'}
          placeholder="Le Dindon…"
          hint="Ses représentations à venir deviennent des séances."
          options={options}
          typed={typed}
          onType={setTyped}
          onChoose={(slug) => void choose(slug)}
          error={errorAt('pieces')}
        />
      </div>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </div>
  );
}

function withPiece(
  { pieces, title }: ShowSheet,
  piece: Show['pieces'][number],
): Pick<ShowSheet, 'pieces' | 'title'> {
  return { pieces: [...pieces, piece], title: title.trim() === '' ? piece.title : title };
}
