import { isoDateTime, playbillDate } from '#common/base/dates';
import { askServer } from '../../../bridge/calls';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { NeedsNetwork, useLine } from '../../../components/request/needs-network';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import type { SiteHealth } from './site-health-answer';
import { healthPoints, healthSentence } from './health-points';
import { UnsentMails } from './unsent-mails';
import { type HealthPoint, type HealthState, healthMarks } from './health-point';
import styles from './site-health.module.css';

/** How the site is, asked of the server on opening; nothing of it is shown once it may no longer be so. */
export function SiteHealthSection() {
  const hasLine = useLine();
  // Without a network the question is another one, so that the return of it asks afresh.
  const asked = useServerData(() => askServer('readSiteHealth', {}), String(hasLine));
  const { answer, failure, isLoading, askAgain } = asked;
  const current = hasLine && !isLoading && failure === null ? answer : undefined;
  return (
    <section aria-labelledby="sante" aria-busy={hasLine && isLoading} className={styles.section}>
      <h2 id="sante" className="section-title heading-rule">
        Santé du site
      </h2>
      <NeedsNetwork>
        La santé du site se mesure sur le serveur&nbsp;: il y faut le réseau. Elle viendra dès qu’il sera de
        retour, sans rien faire.
      </NeedsNetwork>
      {hasLine && !isLoading && (
        <ServerDataNotice asked={{ ...asked, answer: undefined }} what="La santé du site" />
      )}
      {hasLine && isLoading && <RowsSkeleton count={2} />}
      <HealthSummary health={current} />
      {hasLine && failure === null && (
        <Button icon="sync" pending={isLoading} onClick={askAgain}>
          Actualiser
        </Button>
      )}
    </section>
  );
}

/** What asks for somebody lies open; what is well is one press away. */
function HealthSummary({ health }: { health: SiteHealth | undefined }) {
  const points = health === undefined ? [] : healthPoints(health);
  const [worst] = points;
  const troubled = points.filter(({ state }) => state !== 'well');
  const well = points.filter(({ state }) => state === 'well');
  return (
    <>
      <div role="status">
        {health && worst && (
          <p className={styles.summary}>
            <HealthMark state={worst.state} />
            <span>
              <strong>{healthSentence(points)}</strong>{' '}
              <time className="small soft" dateTime={isoDateTime(health.measuredAt)}>
                Mesuré {playbillDate(health.measuredAt)}
              </time>
            </span>
          </p>
        )}
      </div>
      {troubled.length > 0 && (
        <ul aria-label="Ce qui est à faire">
          {troubled.map((point) => (
            <HealthRow key={point.name} point={point} />
          ))}
        </ul>
      )}
      {health?.mails && health.mails.lost > 0 && <UnsentMails refused={health.mails.refused} />}
      {well.length > 0 && (
        <details className={styles.others}>
          <summary>Ce qui va bien ({well.length})</summary>
          <ul>
            {well.map((point) => (
              <HealthRow key={point.name} point={point} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A state by its shape, for beside its word. */
function HealthMark({ state }: { state: HealthState }) {
  return (
    <span className={styles[state]}>
      <StatusShape shape={healthMarks[state].shape} />
    </span>
  );
}

/** One point: its state in shape and word, how it is, and what to do. */
function HealthRow({ point }: { point: HealthPoint }) {
  const { name, state, sentence, remedy, parts } = point;
  return (
    <li className={styles.point}>
      <HealthMark state={state} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <span className={styles.state}>{healthMarks[state].word}</span>
        </h3>
        <p>{sentence}</p>
        {remedy && (
          <p className={styles.remedy}>
            <strong>À faire</strong> {remedy}
          </p>
        )}
        {parts && (
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
