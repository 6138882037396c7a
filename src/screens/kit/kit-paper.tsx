import { Icon } from '../../ui/icon';
import { type IconName, iconPaths } from '../../ui/icon-paths';
import { type Shape, StatusShape } from '../../ui/status-shape';
import styles from './kit-screen.module.css';
import { Specimen } from './specimen';

export function KitPaper() {
  return (
    <>
      <Specimen name="couleurs, par leur rôle" layout="wide">
        <ul className={styles.swatches}>
          {roles.map(([name, className]) => (
            <li key={name} className={styles.swatch}>
              <span className={className} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="titres et texte" layout="stacked">
        <div>
          <p className="title">Onze portes pour trois soirs</p>
          <p className="section-title heading-rule">Prochainement</p>
          <p className="bill-date">
            <b>ven. 12 déc. · 20 h 30</b>
          </p>
          <p className="soft">Salle des fêtes, Vaubrun</p>
        </div>
      </Specimen>
      <Specimen name="prose" layout="stacked">
        <div className="prose">
          <p>
            On croit que la lumière commence quand on l’allume. Lucien dit le contraire : elle commence quand
            on a trouvé <em>le noir</em>. Il passe la première heure de chaque montage à{' '}
            <strong>boucher les jours</strong>, un rouleau de gaffer au poignet, et n’en démord pas depuis{' '}
            <a href="#prose">1986</a>.
          </p>
          <blockquote>« Le noir, d’abord. »</blockquote>
        </div>
      </Specimen>
      <Specimen name="formes d’état">
        <div className={styles.shapes}>
          {shapes.map((shape) => (
            <StatusShape key={shape} shape={shape} />
          ))}
        </div>
      </Specimen>
      <Specimen name="signes" layout="wide">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

const iconNames = Object.keys(iconPaths) as IconName[];

const shapes: Shape[] = ['circle', 'arrow', 'triangle', 'octagon', 'square'];

const roles = [
  ['ground', styles.ground],
  ['sheet', styles.sheet],
  ['sheet-2', styles.sheet2],
  ['field', styles.field],
  ['text', styles.text],
  ['text-soft', styles.soft],
  ['act', styles.act],
  ['gild', styles.gild],
  ['numeral', styles.numeral],
  ['good', styles.good],
  ['bad', styles.bad],
  ['wait', styles.wait],
] as const;
