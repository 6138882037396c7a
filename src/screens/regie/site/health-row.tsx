import { StatusShape } from '../../../ui/status-shape';
import { type HealthPoint, type HealthState, healthMarks } from './health-point';
import styles from './site-health.module.css';

/** A state by its shape, for beside its word. */
export function HealthMark({ state }: { state: HealthState }) {
  return (
    <span className={styles[state]}>
      <StatusShape shape={healthMarks[state].shape} />
    </span>
  );
}

/** One point: its state in shape and word, how it is, and what to do. */
export function HealthRow({ point }: { point: HealthPoint }) {
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
