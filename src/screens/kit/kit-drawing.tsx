import { drawBanner } from '#common/drawing/banner';
import { inks, printedInks } from '#common/drawing/inks';
import { drawPicture } from '#common/drawing/picture';
import { drawPoster } from '#common/drawing/poster';
import { playedScenes } from '#common/drawing/scenes';
import { DrawnPicture } from '../../ui/drawn-picture';
import styles from './kit-screen.module.css';
import { Specimen } from './specimen';

export function KitDrawing() {
  return (
    <>
      <Specimen name="bannière" layout="wide">
        <DrawnPicture svg={drawBanner({ seed: 'le-dindon', scene: 'doors', width: 1200, height: 360 })} />
      </Specimen>
      <Specimen name="affiches, tirées de leur adresse" layout="wide">
        <ul className={styles.posters}>
          {plays.map(([title, author]) => (
            <li key={title}>
              <DrawnPicture svg={drawPoster({ seed: title, title, author })} alt={`Affiche : ${title}`} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={`${playedScenes.length} scènes, ${Object.keys(inks).length} encres`} layout="wide">
        <ul className={styles.posters}>
          {playedScenes.map((scene, i) => (
            <li key={scene}>
              <DrawnPicture
                svg={drawPicture({
                  seed: scene,
                  scene,
                  palette: printedInks[i % printedInks.length] ?? 'red',
                })}
                alt={scene}
              />
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

const plays = [
  ['Le Dindon', 'Georges Feydeau'],
  ['Les Fourberies de Scapin', 'Molière'],
  ['Le Jeu de l’amour et du hasard', 'Marivaux'],
  ['Un chapeau de paille d’Italie', 'Labiche et Marc-Michel'],
  ['Le Barbier de Séville', 'Beaumarchais'],
  ['Le Malade imaginaire', 'Molière'],
  ['On ne badine pas avec l’amour', 'Alfred de Musset'],
  ['Une demande en mariage', 'Anton Tchekhov'],
  ['Cyrano de Bergerac', 'Edmond Rostand'],
  ['La Farce de maître Pathelin', 'Anonyme'],
  ['L’Île des esclaves', 'Marivaux'],
  ['Ubu roi', 'Alfred Jarry'],
] as const;
