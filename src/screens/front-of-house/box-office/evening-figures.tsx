import { count, integer, plainMoney } from '#common/base/numbers';
import type { BoxOfficeFigures } from '#common/rules/box-office';
import { seats as seatWords } from '../../../text/seats';
import styles from './evening-figures.module.css';

interface EveningFiguresProps {
  figures: BoxOfficeFigures;
  maxPlaces: number;
}

/** People who have come and are expected, seats sold, and takings. */
export function EveningFigures({ figures, maxPlaces }: EveningFiguresProps) {
  const { expected, arrived, toCome, sold, takings, means, door, owed, overpaid, left, latecomers } = figures;
  return (
    <section aria-label="La soirée en chiffres">
      <dl className={styles.figures}>
        <div>
          <dt>Entrés</dt>
          <dd>
            {integer(arrived)} <small>/&nbsp;{integer(expected)}</small>
          </dd>
        </div>
        <div>
          <dt>À venir</dt>
          <dd>{integer(toCome)}</dd>
        </div>
        <div>
          <dt>Vendus ici</dt>
          <dd>{integer(sold)}</dd>
        </div>
        <div>
          <dt>Encaissé</dt>
          <dd>{plainMoney(takings)}</dd>
        </div>
      </dl>
      <HallBar arrived={arrived} expected={expected} maxPlaces={maxPlaces} />
      <p className={styles.hall}>
        <span>
          {count(expected, 'attendu', 'attendus')} sur {seatWords(maxPlaces)}
        </span>
        <span>
          {integer(left)} à vendre
          {latecomers > 0 && `, dont ${integer(latecomers)} d’absents`}
        </span>
      </p>
      {(means.length > 0 || owed > 0) && (
        <ul className={styles.means} aria-label="Recette par moyen de paiement">
          {means.map(({ code, name, amount, count: tickets }) => (
            <li key={code}>
              <span>{name}</span> <b>{code === 'GRATUIT' ? count(tickets, 'billet') : plainMoney(amount)}</b>
            </li>
          ))}
          {door > 0 && (
            <li>
              <span>dont à l’entrée</span> <b>{plainMoney(door)}</b>
            </li>
          )}
          {owed > 0 && (
            <li>
              <span>Reste à encaisser</span> <b>{plainMoney(owed)}</b>
            </li>
          )}
          {overpaid > 0 && (
            <li>
              <span>Payé en trop, à rendre</span> <b>{plainMoney(overpaid)}</b>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Maximum number of pleats that can be told apart. */
const MOST = 120;

/** One pleat per seat: tall for people inside, lower for expected ones, short if free. The text says the same. */
function HallBar({ arrived, expected, maxPlaces }: { arrived: number; expected: number; maxPlaces: number }) {
  const total = Math.max(maxPlaces, expected, 1);
  const pleats = Math.min(total, MOST);
  const step = 100 / pleats;
  const until = (people: number) => Math.round((Math.min(people, total) * pleats) / total);
  const drawn = (from: number, to: number, top: number) =>
    Array.from(
      { length: Math.max(0, to - from) },
      (_, rank) =>
        `M${((from + rank) * step).toFixed(3)} ${top}h${(step * 0.62).toFixed(3)}V20h-${(step * 0.62).toFixed(3)}z`,
    ).join('');
  const [inside, all] = [until(Math.min(arrived, expected)), until(expected)];
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.inside} d={drawn(0, inside, 0)} />
      <path className={styles.awaited} d={drawn(inside, all, 5)} />
      <path className={styles.free} d={drawn(all, pleats, 11)} />
    </svg>
  );
}
