import { hourInWords } from '#common/base/dates';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { sheetAsAnnounced } from './show-as-announced';
import type { ShowSheet } from './show-sheet';
import { askServer } from '../../../bridge/calls';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import type { Desk } from '../form/use-desk';
import { useServerData } from '../../../components/request/use-server-data';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { CallList } from './call-list';
import { readersInWords } from './telling-words';
import styles from './telling.module.css';

/** After a show was saved: who is about to be told of its changes, and a way to take these back. */
export function TellingNote({ desk }: { desk: Desk<ShowSheet> }) {
  const { theirs, uuid } = desk;
  if (theirs === null) return null;
  return <Asked key={uuid} desk={desk} version={theirs.version} />;
}

function Asked({ desk, version }: { desk: Desk<ShowSheet>; version: string }) {
  const { answer } = useServerData(
    () => askServer('readTelling', { params: { slug: desk.uuid } }),
    `${version} ${desk.isWaiting}`,
  );
  const isAhead = useIsAhead(answer?.at ?? new Date(0));
  return (
    <div className={styles.after} role="status">
      {answer?.at !== undefined && isAhead && <Waiting desk={desk} telling={answer} at={answer.at} />}
    </div>
  );
}

interface WaitingProps {
  desk: Desk<ShowSheet>;
  telling: AnswerOf<'readTelling', Blob>;
  at: Date;
}

function Waiting({ desk, telling, at }: WaitingProps) {
  const { before } = telling;
  const readers = readersInWords(telling);
  const takeBack = (told: NonNullable<typeof before>) => {
    desk.change(sheetAsAnnounced(desk.values, told));
    announce('Ce qui était est revenu dans la fiche\u00a0: enregistrez, et personne ne sera prévenu.');
  };
  return (
    <section className={styles.note} aria-label="Qui sera prévenu">
      <p>
        {readers === null
          ? `Jusqu’à ${hourInWords(at)}, vos changements peuvent être repris.`
          : `À ${hourInWords(at)}, le site écrira à ${readers}. Jusque-là, vos changements peuvent être repris.`}
      </p>
      {before !== undefined && (
        <Button size="low" onClick={() => takeBack(before)}>
          Remettre comme avant
        </Button>
      )}
      {telling.toCall > 0 && (
        <details>
          <summary>À prévenir par téléphone</summary>
          <CallList {...telling} />
        </details>
      )}
    </section>
  );
}
