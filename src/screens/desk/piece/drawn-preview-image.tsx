import { beginning } from '#common/base/character-count';
import { must } from '#common/base/must';
import { sendFile } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import { useTask } from '../../../components/request/use-task';
import { authorsOf } from '../../../text/casting';
import { Button } from '../../../ui/button';
import type { PieceSheet } from './piece-sheet';

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

/** Renders an SVG drawing to a bitmap file that the server accepts. */
async function pictureOfSvg(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  must(canvas.getContext('2d'), 'a canvas to draw on').drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return must(blob, 'the pixels of a drawing');
}
