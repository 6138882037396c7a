import { useId } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { ChosenTools, DrawingActs } from './chosen-tools';
import { DrawingTools } from './drawing-tools';
import styles from './interactive-image-form.module.css';
import type { DrawingTool } from './use-drawing';
import type { ZoneEditor } from './use-zone-editor';
import { ZoneStage } from './zone-stage';

interface DrawingBoardProps {
  editor: ZoneEditor;
  tool: DrawingTool;
  image: ImageRow;
}

/** The picture to draw on: tools above it, and below it what can be done to what is chosen or being drawn. */
export function DrawingBoard({ editor, tool, image }: DrawingBoardProps) {
  const help = useId();
  return (
    <>
      <DrawingTools editor={editor} tool={tool} />
      <ZoneStage editor={editor} tool={tool} image={image} help={help} />
      {tool.drawing === null ? (
        editor.zones.length > 0 && <ChosenTools editor={editor} />
      ) : (
        <DrawingActs tool={tool} />
      )}
      <p id={help} className={styles.help}>
        Au clavier&nbsp;: les flèches déplacent de 1&nbsp;%, ou de 0,2&nbsp;% avec Maj&nbsp;; Suppr retire la
        zone ou le point, + ajoute un point au contour.
      </p>
    </>
  );
}
