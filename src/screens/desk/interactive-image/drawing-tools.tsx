import type { ZoneShape } from '#common/contract/agenda/interactive-image';
import { Button } from '../../../ui/button';
import type { IconName } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Tip } from '../../../ui/overlay/tip';
import styles from './interactive-image-form.module.css';
import { type DrawingTool, drawingHint } from './use-drawing';
import type { ZoneEditor } from './use-zone-editor';

interface DrawingToolsProps {
  editor: ZoneEditor;
  tool: DrawingTool;
}

/** The tools above the picture, and what to do with them. By keyboard they put a ready shape in the middle. */
export function DrawingTools({ editor: { zones, undo, announcement }, tool }: DrawingToolsProps) {
  const { drawing, begin, giveUp, putInMiddle } = tool;
  return (
    <div className={styles.tools}>
      <div className={styles.acts} role="group" aria-label="Dessiner une zone">
        {shapes.map(({ shape, icon, name }) => {
          const isOn = drawing?.shape === shape;
          return (
            <Button
              key={shape}
              icon={icon}
              data-draws={shape}
              aria-pressed={isOn}
              data-pressed={isOn || undefined}
              onClick={({ detail }) => {
                if (detail === 0) putInMiddle(shape);
                else if (isOn) giveUp();
                else begin(shape);
              }}
            >
              {name}
            </Button>
          );
        })}
        <Tip text="Revenir en arrière">
          <IconButton
            icon="undo"
            label="Revenir en arrière"
            variant="line"
            aria-disabled={undo === null}
            onClick={() => undo?.()}
          />
        </Tip>
      </div>
      <p className={styles.hint} role="status">
        {announcement.isShown && announcement.words !== ''
          ? announcement.words
          : drawingHint(drawing, zones.length)}
      </p>
      <p className="visually-hidden" role="status">
        {announcement.isShown ? '' : announcement.words}
      </p>
    </div>
  );
}

const shapes: readonly { shape: ZoneShape; icon: IconName; name: string }[] = [
  { shape: 'RECTANGLE', icon: 'rectangle', name: 'Rectangle' },
  { shape: 'POLYGONE', icon: 'outline', name: 'Contour' },
];
