import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import styles from './interactive-image-form.module.css';
import { STEP, directions } from './stage-keys';
import type { DrawingTool } from './use-drawing';
import type { ZoneEditor } from './use-zone-editor';
import { cornerName } from './zone-words';

/** Below the picture, for the zone or the corner that is chosen: all that a drag does, press by press. */
export function ChosenTools({ editor }: { editor: ZoneEditor }) {
  const { zones, chosen, walk, choose, addCorner, removeCorner } = editor;
  const rank = zones.findIndex(({ uuid }) => uuid === chosen?.uuid);
  const zone = zones[rank];
  const corner = chosen?.corner ?? null;
  const isOnCorner = zone?.shape === 'POLYGONE' && corner !== null;
  return (
    <div className={styles.palette} role="group" aria-label="Ajuster">
      <span className={styles.what}>
        {zone === undefined
          ? 'Aucune zone choisie'
          : `Zone ${rank + 1}${corner === null ? '' : `, ${cornerName(zone, corner).toLocaleLowerCase('fr')}`}`}
      </span>
      <span className={styles.arrows}>
        {arrows.map(({ icon, key, way }) => (
          <IconButton
            key={key}
            icon={icon}
            variant="line"
            label={`Déplacer ${corner === null ? 'la zone' : 'le point'} ${way}`}
            aria-disabled={chosen === null}
            onClick={() => {
              const { x, y } = directions.get(key) ?? { x: 0, y: 0 };
              if (chosen !== null) walk(chosen, { x: x * STEP, y: y * STEP });
            }}
          />
        ))}
      </span>
      {zones.some(({ shape }) => shape === 'POLYGONE') && (
        <span className={styles.corners}>
          <Button
            size="low"
            {...off(!isOnCorner)}
            onClick={() => isOnCorner && choose(addCorner(zone.uuid, corner))}
          >
            Ajouter un point
          </Button>
          <Button
            size="low"
            {...off(!isOnCorner)}
            onClick={() => isOnCorner && choose(removeCorner(zone.uuid, corner))}
          >
            Retirer ce point
          </Button>
        </span>
      )}
    </div>
  );
}

/** Below the picture while a zone is being drawn. */
export function DrawingActs({ tool }: { tool: DrawingTool }) {
  const { drawing, close, removeLastCorner, putInMiddle, giveUp } = tool;
  if (drawing === null) return null;
  const set = drawing.corners.length;
  return (
    <div className={styles.palette} role="group" aria-label="Dessin en cours">
      {drawing.shape === 'POLYGONE' && (
        <>
          <Button size="low" icon="check" {...off(set < 3)} onClick={close}>
            Fermer le contour
          </Button>
          <Button size="low" {...off(set === 0)} onClick={removeLastCorner}>
            Effacer le dernier point
          </Button>
        </>
      )}
      {set === 0 && (
        <Button size="low" onClick={() => putInMiddle(drawing.shape)}>
          Le placer au milieu
        </Button>
      )}
      <Button size="low" variant="plain" onClick={giveUp}>
        Ne plus dessiner
      </Button>
    </div>
  );
}

/** Without effect, and keeps its focus. */
const off = (isOff: boolean) => isOff && { 'aria-disabled': true, 'data-disabled': true };

const arrows = [
  { icon: 'chevron-left', key: 'ArrowLeft', way: 'vers la gauche' },
  { icon: 'chevron-up', key: 'ArrowUp', way: 'vers le haut' },
  { icon: 'chevron-down', key: 'ArrowDown', way: 'vers le bas' },
  { icon: 'chevron-right', key: 'ArrowRight', way: 'vers la droite' },
] as const;
