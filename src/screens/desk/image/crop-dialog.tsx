import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import {
  type PictureCrop,
  type PictureEdit,
  turnedCanvas,
  turnedSize,
} from '../../../components/picture-file/edit-picture';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Dialog } from '../../../ui/overlay/dialog';
import { IconButton } from '../../../ui/icon-button';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  original: Blob;
  edit: PictureEdit | null;
  onClose: () => void;
  /** Null: the picture stays as chosen. */
  onDone: (edit: PictureEdit | null) => void;
}

/** Rotates and crops a picture; the handles also follow the arrow keys. The original is kept. */
export function CropDialog({ original, edit, onClose, onDone }: CropDialogProps) {
  const [turns, setTurns] = useState(edit?.turns ?? 0);
  /** Null: the largest crop of the chosen proportions. */
  const [drawnCrop, setDrawnCrop] = useState(() => edit?.crop && percentOf(edit.crop));
  const [aspect, setAspect] = useState<number>();
  /** Null until the picture is drawn. */
  const [size, setSize] = useState<Size | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    void createImageBitmap(original).then((drawn) => {
      if (!isLeft && canvas.current !== null) setSize(drawOn(canvas.current, drawn, turns));
      drawn.close();
    });
    return () => {
      isLeft = true;
    };
  }, [original, turns]);

  const turn = (by: number) => {
    setTurns((before) => (before + by + 4) % 4);
    setDrawnCrop(null);
    setSize(null);
  };
  const crop = drawnCrop ?? (size === null ? percentOf(wholePicture) : largest(size, aspect));
  const isWhole = crop.width > 99.5 && crop.height > 99.5;
  const done = () => onDone(turns === 0 && isWhole ? null : { turns, crop: isWhole ? null : partOf(crop) });
  return (
    <Dialog title="Recadrer et tourner" width="large" onClose={onClose}>
      <div className={styles.tools}>
        <IconButton icon="undo" variant="line" label="Tourner vers la gauche" onClick={() => turn(-1)} />
        <IconButton icon="redo" variant="line" label="Tourner vers la droite" onClick={() => turn(1)} />
        <div role="group" aria-label="Proportions" className={styles.shapes}>
          {shapes.map(({ name, ratio }) => (
            <Chip
              key={name}
              pressed={aspect === ratio}
              onClick={() => {
                setAspect(ratio);
                setDrawnCrop(null);
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <div className={styles.stage}>
        <ReactCrop
          crop={crop}
          {...(aspect !== undefined && { aspect })}
          ruleOfThirds
          keepSelection
          minWidth={16}
          minHeight={16}
          onChange={(_, percent) => setDrawnCrop(percent)}
          ariaLabels={words}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </ReactCrop>
      </div>
      <div className={styles.answers}>
        <Button
          variant="plain"
          onClick={() => {
            setTurns(0);
            setAspect(undefined);
            setDrawnCrop(null);
          }}
        >
          Revenir à l’original
        </Button>
        <Button variant="primary" disabled={size === null} onClick={done}>
          Garder
        </Button>
      </div>
    </Dialog>
  );
}

const shapes = [
  { name: 'Libre', ratio: undefined },
  { name: '3:2', ratio: 3 / 2 },
  { name: '3:4', ratio: 3 / 4 },
  { name: 'Bannière', ratio: 8 / 3 },
] as const;

const words = {
  cropArea: 'Cadre\u00a0: les flèches le déplacent',
  nwDragHandle: 'Coin en haut à gauche',
  nDragHandle: 'Bord du haut',
  neDragHandle: 'Coin en haut à droite',
  eDragHandle: 'Bord de droite',
  seDragHandle: 'Coin en bas à droite',
  sDragHandle: 'Bord du bas',
  swDragHandle: 'Coin en bas à gauche',
  wDragHandle: 'Bord de gauche',
};

/** Pixels of the longest side: a screen shows no more, and a camera's photo is rotated at once. */
const MAX_SIDE = 1600;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size at which it was drawn. */
function drawOn(canvas: HTMLCanvasElement, drawn: ImageBitmap, turns: number): Size {
  const { width, height } = turnedSize(drawn, turns);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const turned = turnedCanvas(drawn, turns, { x: 0, y: 0, width: 1, height: 1 }, scale);
  canvas.width = turned.width;
  canvas.height = turned.height;
  canvas.getContext('2d')?.drawImage(turned, 0, 0);
  return { width: turned.width, height: turned.height };
}

/** The largest centred crop of a ratio. */
function largest({ width, height }: Size, ratio = width / height): PercentCrop {
  const across = Math.min(1, (height * ratio) / width);
  const down = Math.min(1, width / ratio / height);
  return percentOf({ x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down });
}

const wholePicture: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

const percentOf = ({ x, y, width, height }: PictureCrop): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const partOf = ({ x, y, width, height }: PercentCrop): PictureCrop => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});
