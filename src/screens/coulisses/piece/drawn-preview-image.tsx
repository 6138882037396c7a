import { beginning } from '#common/base/character-count';
import type { PieceSheet } from '#common/rules/piece-sheet';
import { sendFile } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import { useTask } from '../../../components/request/use-task';
import { authorsOf } from '../../../text/casting';
import { Button } from '../../../ui/button';
import { pictureOfSvg } from './picture-of-svg';

interface DrawnPreviewImageProps {
  sheet: PieceSheet;
  /** The play's slug, the seed of its drawn poster. */
  slug: string;
  onMade: (previewImage: string) => void;
}

/** Makes the preview image of a play without a picture from its drawn poster. */
export function DrawnPreviewImage({ sheet, slug, onMade }: DrawnPreviewImageProps) {
  const { isRunning, run } = useTask();
  const title = sheet.title.trim();
  return (
    <div>
      <Button
        size="low"
        icon="image"
        pending={isRunning}
        disabled={title === ''}
        onClick={() => {
          const uuid = freshUuid();
          run(
            () => makeDrawnPoster(uuid, { title, author: authorsOf(sheet.textAuthors), slug }),
            () => onMade(uuid),
          );
        }}
      >
        Prendre l’affiche dessinée par le site
      </Button>
    </div>
  );
}

const WIDTH = 900;

async function makeDrawnPoster(uuid: string, of: { title: string; author: string; slug: string }) {
  const { drawPoster } = await import('#common/drawing/poster');
  const { title, author, slug } = of;
  const svg = drawPoster({ seed: slug, title, ...(author && { author }), width: WIDTH });
  const file = await pictureOfSvg(svg, WIDTH, (WIDTH * 4) / 3);
  const record = queuedWrites.createPreviewImage(uuid, title, {
    uuid,
    name: beginning(`Affiche dessinée, ${title}`, 200),
    year: new Date().getFullYear(),
    spectacleTypes: [],
    types: [{ code: 'AFFICHE' }],
  });
  return sendFile({ ...queuedWrites.takePreviewImageFile(uuid, title), record, file });
}
