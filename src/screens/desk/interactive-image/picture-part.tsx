import { useId } from 'react';
import { imageQueries } from '#mirror/queries/image-queries';
import type { ImageRow } from '#common/contract/content/image';
import { usePickImageRow } from '../../../components/image-picker/use-pick-image';
import { ComingNote } from '../../../components/clock/coming-note';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import type { SheetFields } from '../form/sheet-fields';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import type { InteractiveImageSheet } from './interactive-image-sheet';
import { useDrawing, type DrawingTool } from './use-drawing';
import type { ZoneEditor } from './use-zone-editor';
import { ChosenTools, DrawingActs } from './chosen-tools';
import { DrawingTools } from './drawing-tools';
import { ZoneStage } from './zone-stage';
import sheet from '../form/sheet-form.module.css';
import styles from './interactive-image-form.module.css';

interface PicturePartProps {
  fields: SheetFields<InteractiveImageSheet>;
  editor: ZoneEditor;
}

/** The picture: chosen among those of the gallery, then drawn on. Another one keeps the zones, and what is being drawn. */
export function PicturePart({ fields, editor }: PicturePartProps) {
  const { image: uuid } = fields.sheet;
  const id = useId();
  // Here, since the board is away for a moment when another picture is chosen: what is being drawn stays.
  const tool = useDrawing(editor);
  const { ask, dialog } = usePickImageRow('Choisir une image');
  const { answer: image, reach } = useMirrorAnswer(
    async () => (uuid === null ? null : imageQueries.read(uuid)),
    [uuid],
  );
  const fault = fields.errorAt('image');
  const shown = image?.uuid === uuid ? image : null;
  const isAwaited = image !== null || reach === 'waiting';
  const pick = async () => {
    const chosen = await ask();
    if (chosen === null) return;
    fields.touch('image');
    fields.change({ image: chosen.uuid });
  };
  return (
    <section
      className={classNames(styles.part, uuid !== null && styles.drawn)}
      aria-label="L’image"
      ref={editor.ref}
    >
      {uuid === null ? (
        <div className={styles.invitation}>
          <h2>D’abord, une image</h2>
          <p>
            L’affiche, une photo de la troupe, le plan de la salle&nbsp;: ce qui est dans la galerie. Vous y
            dessinerez ensuite les zones.
          </p>
        </div>
      ) : shown === null ? (
        <p className={styles.absent} aria-busy={isAwaited}>
          {isAwaited
            ? 'Un instant…'
            : 'Cette image n’est pas sur cet appareil\u00a0: le contenu des zones se modifie, mais pas leur dessin.'}
        </p>
      ) : (
        <DrawingBoard editor={editor} tool={tool} image={shown} />
      )}
      {/* One button before and after: the dialog gives the focus back to it. */}
      <div
        className={styles.picked}
        role="group"
        aria-label="Image"
        data-invalid={fault !== undefined || undefined}
      >
        <Button icon="image" aria-describedby={`${id}-state ${id}-fault`} onClick={() => void pick()}>
          {uuid === null ? 'Choisir une image…' : 'Changer d’image…'}
        </Button>
        {uuid !== null && (
          <p id={`${id}-state`} className="small soft">
            {shown && <b>{shown.name}. </b>}
            Avec une autre image, les zones gardent leur place.{' '}
            {shown && (
              <ComingNote
                from={shown.visibleFrom}
                what="le public ne voit rien de cette image interactive."
              />
            )}
          </p>
        )}
        <p id={`${id}-fault`} className={sheet.fault} aria-live="polite">
          {fault}
        </p>
      </div>
      {dialog}
    </section>
  );
}

interface DrawingBoardProps {
  editor: ZoneEditor;
  tool: DrawingTool;
  image: ImageRow;
}

/** The picture to draw on: tools above it, and below it what can be done to what is chosen or being drawn. */
function DrawingBoard({ editor, tool, image }: DrawingBoardProps) {
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
