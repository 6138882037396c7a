import { hourInWords } from '#common/base/dates';
import { plainMoney } from '#common/base/numbers';
import type { RefusedBoxOfficeWrite } from '#mirror/queries/box-office-write-queries';
import { discardWrite, retryWrite } from '../../../bridge/calls';
import { useTask } from '../../../components/request/use-task';
import { warn } from '../../../state/notices';
import { attendSentence } from '../../../text/attend-sentence';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import { sellBeyond } from './box-office-calls';
import { adviceOf } from './refusal-advice';
import styles from './rows.module.css';

/** Writes that the server refused, why, and what to do; at the top of the screen, since money may be involved. */
export function RefusedWrites({ refused }: { refused: readonly RefusedBoxOfficeWrite[] }) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <section className={styles.refused} aria-label="Refusées">
          {refused.map((write) => (
            <Refusal key={write.key} write={write} />
          ))}
        </section>
      )}
    </div>
  );
}

function Refusal({ write }: { write: RefusedBoxOfficeWrite }) {
  const { key, label, at, reason, error, sale } = write;
  const { isRunning, run } = useTask();
  const tell = async (work: (key: string) => Promise<boolean>) => {
    if (!(await work(key))) warn('Une erreur est survenue');
  };
  const isFull = sale !== null && error?.code === 'full';
  return (
    <article className={styles.refusal}>
      <p className={styles.sign}>
        <StatusShape shape="octagon" />
        <span>
          {label}, à {hourInWords(at)}&nbsp;: refusée
        </span>
      </p>
      <p className="small">
        {attendSentence({ key, lane: null, label, at, reason, error })} {adviceOf(write)}
      </p>
      <div className={styles.answers}>
        {isFull ? (
          <Button
            size="low"
            pending={isRunning}
            onClick={() =>
              run(
                () => sellBeyond(sale),
                () => void tell(discardWrite),
              )
            }
          >
            Ils sont entrés&nbsp;: vendre quand même
          </Button>
        ) : (
          <Button size="low" onClick={() => void tell(retryWrite)}>
            Réessayer
          </Button>
        )}
        <Button size="low" variant="plain" disabled={isRunning} onClick={() => void tell(discardWrite)}>
          {sale === null || sale.total === 0 ? 'Abandonner' : `${plainMoney(sale.total)} rendus`}
        </Button>
      </div>
    </article>
  );
}
