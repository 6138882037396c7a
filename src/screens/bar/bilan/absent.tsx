import { groupBy } from '#common/base/group-by';
import { integer } from '#common/base/numbers';
import { seats as seatWords } from '../../../text/seats';
import { type Report, kindNames } from './report-words';
import styles from './report.module.css';

/** Tickets whose holders did not come, or not all of them, by kind of ticket. */
export function Absent({ tickets }: { tickets: Report['absent'] }) {
  return (
    <section className={styles.part} aria-label="Absents">
      <h2 className="section-title heading-rule">Absents</h2>
      {tickets.length === 0 && <p className={styles.note}>Tout le monde est venu.</p>}
      {[...groupBy(tickets, ({ kind }) => kindNames[kind])].map(([kind, own]) => (
        <div key={kind}>
          <h3 className={styles.sub}>{kind}</h3>
          <ul className={styles.rows} aria-label={kind}>
            {own.map(({ uuid, name, seats, arrived }) => (
              <li key={uuid}>
                <b>{name}</b>
                <span className="small soft">
                  {arrived === 0 ? seatWords(seats) : `${integer(seats - arrived)} sur ${seatWords(seats)}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
