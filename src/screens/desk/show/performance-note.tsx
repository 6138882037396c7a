import { useState } from 'react';
import { fullDate } from '#common/base/dates';
import { followedDates, performanceDifferences } from './show-performances';
import type { ShowSheet } from './show-sheet';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import form from './show-form.module.css';
import { serverNow } from '../../../components/clock/clock-offset';

interface PerformanceNoteProps {
  sheet: ShowSheet;
  change: (changed: Partial<ShowSheet>) => void;
}

/** Shown if the plays' sheets have other dates than the show: the differences, and buttons to apply them. */
export function PerformanceNote({ sheet, change }: PerformanceNoteProps) {
  const [now] = useState(serverNow);
  const slugs = sheet.pieces.map(({ slug }) => slug);
  const { answer: performances = [] } = useMirrorAnswer(async () => {
    const pieces = await Promise.all(slugs.map(pieceQueries.read));
    return pieces.flatMap((piece) => piece?.performance?.dates ?? []);
  }, [slugs.join()]);
  const differences = performanceDifferences(sheet.dates, performances, now);
  const { added, moved, removed } = differences;
  // Without any future date in the plays' sheets there is nothing to compare.
  const hasFutureDate = performances.some(({ date }) => date > now);
  if (!hasFutureDate || added.length + moved.length + removed.length === 0) return null;
  const take = (only: Partial<typeof differences>) =>
    change({
      dates: followedDates(sheet.dates, { added: [], moved: [], removed: [], ...only }, freshUuid),
    });
  return (
    <section className={form.note} aria-label="D’après les représentations">
      <h3 className={form.noteTitle}>
        <StatusShape shape="circle" />
        La fiche de la pièce annonce d’autres dates
      </h3>
      <ul className={form.differences}>
        {added.map(({ uuid, date }) => (
          <li key={uuid}>À ajouter&nbsp;: {fullDate(date)}</li>
        ))}
        {moved.map(({ showDate, to }) => (
          <li key={showDate.uuid}>
            À déplacer&nbsp;: {fullDate(showDate.date)} → {fullDate(to)}
          </li>
        ))}
        {removed.map(({ uuid, date }) => (
          <li key={uuid}>À retirer&nbsp;: {fullDate(date)}</li>
        ))}
      </ul>
      <div className={form.acts}>
        {added.length > 0 && (
          <Button size="low" onClick={() => take({ added })}>
            Ajouter
          </Button>
        )}
        {moved.length > 0 && (
          <Button size="low" onClick={() => take({ moved })}>
            Déplacer
          </Button>
        )}
        {removed.length > 0 && (
          <Button size="low" onClick={() => take({ removed })}>
            Retirer
          </Button>
        )}
        {[added, moved, removed].filter((list) => list.length > 0).length > 1 && (
          <Button size="low" variant="primary" onClick={() => take(differences)}>
            Tout suivre
          </Button>
        )}
      </div>
    </section>
  );
}
