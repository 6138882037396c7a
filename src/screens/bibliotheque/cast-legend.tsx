import type { Casting } from '#common/rules/casting';
import { CastFigures } from '../../components/piece/cast-figures';
import styles from './library-panel.module.css';

/** Explains the cast figures. */
export function CastLegend() {
  return (
    <section className={styles.legend} aria-label="Lire la distribution">
      <h2>Lire la distribution</h2>
      <ul>
        {statuses.map(({ words, status }) => (
          <li key={words}>
            <CastFigures women={status} men={status} />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nobody: Casting = { plays: 0, open: 0, idle: 0, missing: 0 };
const statuses = [
  { words: 'joue', status: { ...nobody, plays: 1 } },
  { words: 'rôle qui peut s’ajouter', status: { ...nobody, open: 1 } },
  { words: 'n’a pas de rôle', status: { ...nobody, idle: 1 } },
  { words: 'manque', status: { ...nobody, missing: 1 } },
];
