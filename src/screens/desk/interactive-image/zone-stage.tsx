import { type CSSProperties, useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { touchesOutline } from '#common/base/polygon';
import { heightsOf } from '../../../components/interactive-image/zone-shape';
import { Photo } from '../../../components/photo/photo';
import { stageKeys } from './stage-keys';
import type { DrawingTool } from './use-drawing';
import { useStageHand, type StageHand } from './use-stage-hand';
import type { ZoneEditor } from './use-zone-editor';
import { ZoneOnPicture, at, svgPoints } from './zone-on-picture';
import { useLineBack } from './use-line-back';
import type { Drawing } from './drawing';
import { rectangleBetween } from './zone-outline';
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

/** The picture that zones lie on. One that could not be loaded is asked for again when the line is back. */
function ZonePicture({ image: { uuid, name, description, file } }: { image: ImageRow }) {
  const [turn, setTurn] = useState(0);
  return (
    <Photo
      key={turn}
      uuid={uuid}
      file={file}
      sizes="(min-width: 64rem) 58vw, 100vw"
      isFirst
      alt={description === '' ? name : description}
      className={styles.picture}
      without={<WithoutPicture onLineBack={() => setTurn((before) => before + 1)} />}
    />
  );
}

/** Stands there only after a failure: a picture that is shown is never asked for again. */
function WithoutPicture({ onLineBack }: { onLineBack: () => void }) {
  useLineBack(onLineBack);
  return (
    <p className={styles.without}>
      L’image ne s’affiche pas&nbsp;: elle n’est pas sur cet appareil, ou le réseau manque. Ses zones se
      modifient tout de même.
    </p>
  );
}

interface DrawnSoFarProps {
  drawing: Drawing;
  aim: StageHand['aim'];
}

/** The zone that is being drawn: what is set, and where the pointer would go on. */
function DrawnSoFar({ drawing: { shape, corners }, aim }: DrawnSoFarProps) {
  const isRectangle = shape === 'RECTANGLE';
  const start = isRectangle ? (corners[0] ?? aim?.from) : corners.at(-1);
  const next = start && aim && (isRectangle ? rectangleBetween(start, aim.to) : [start, aim.to]);
  const isBlocked = !isRectangle && aim !== null && touchesOutline(corners, aim.to);
  return (
    <>
      <svg
        className={styles.shape}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-drawn
      >
        <polyline className={styles.halo} points={svgPoints(corners)} />
        <polyline className={styles.line} points={svgPoints(corners)} />
        {next && (
          <>
            <polygon className={styles.halo} points={svgPoints(next)} />
            <polygon className={styles.line} data-blocked={isBlocked || undefined} points={svgPoints(next)} />
          </>
        )}
      </svg>
      {corners.map((corner, place) => (
        <span key={place} className={styles.dot} data-first={place === 0 || undefined} style={at(corner)} />
      ))}
    </>
  );
}
