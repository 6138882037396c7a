import type { CSSProperties } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { heightsOf } from '../../../components/interactive-image/zone-shape';
import { DrawnSoFar } from './drawn-so-far';
import { stageKeys } from './stage-keys';
import type { DrawingTool } from './use-drawing';
import { useStageHand } from './use-stage-hand';
import type { ZoneEditor } from './use-zone-editor';
import { ZoneOnPicture } from './zone-on-picture';
import { ZonePicture } from './zone-picture';
import styles from './zone-stage.module.css';

interface ZoneStageProps {
  editor: ZoneEditor;
  tool: DrawingTool;
  image: ImageRow;
  /** The id of the text that says what the keys do. */
  help: string;
}

/**
 * The picture with its zones, to be drawn on by mouse, by finger or by the keyboard. An application for screen readers,
 * which would keep the arrow keys for themselves elsewhere.
 */
export function ZoneStage({ editor, tool, image, help }: ZoneStageProps) {
  const { zones, chosen } = editor;
  const { drawing } = tool;
  const { live, aim, handlers } = useStageHand(editor, tool);
  const hands = { ...handlers, onKeyDown: stageKeys(editor, drawing !== null) };
  const heights = heightsOf(zones);
  const ratio = image.file === undefined ? 1.5 : image.file.width / image.file.height;
  return (
    <div className={styles.frame}>
      <div
        role="application"
        aria-label="Zones sur l’image"
        aria-describedby={help}
        className={styles.stage}
        data-drawing={drawing !== null || undefined}
        style={{ '--ratio': ratio } as CSSProperties}
        {...hands}
      >
        <ZonePicture image={image} />
        {zones.map((zone, rank) => (
          <ZoneOnPicture
            key={zone.uuid}
            zone={live?.uuid === zone.uuid ? { ...zone, points: live.points } : zone}
            rank={rank}
            height={heights.get(zone.uuid) ?? 0}
            chosen={chosen?.uuid === zone.uuid ? chosen : null}
            isBlocked={live?.uuid === zone.uuid && live.isBlocked}
            onChoose={editor.choose}
          />
        ))}
        {drawing && <DrawnSoFar drawing={drawing} aim={aim} />}
      </div>
    </div>
  );
}
