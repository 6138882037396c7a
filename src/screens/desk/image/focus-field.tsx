import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clamp } from '#common/base/clamp';
import type { ImageFile, ImageFocus } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';
import { bannerCut, wholeFocus } from '#common/rules/banner-cut';
import { Photo } from '../../../components/photo/photo';
import { Button } from '../../../ui/button';
import styles from './focus-field.module.css';

interface FocusFieldProps {
  uuid: string;
  file: ImageFile;
  value: ImageFocus | null;
  onChange: (focus: ImageFocus | null) => void;
}

/**
 * Sets the focus point of an image, by a press on the picture or with the arrow keys. Below it is the banner that is
 * cropped around the point, by the same rule as on the server.
 */
export function FocusField({ uuid, file, value, onChange }: FocusFieldProps) {
  const picture = useRef<HTMLDivElement>(null);
  const point = value ?? MIDDLE;
  const press = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(wholeFocus({ x: part(clientX - left, width), y: part(clientY - top, height) }));
    picture.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const walk = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? FAR : NEAR;
    onChange(wholeFocus({ x: clamp(point.x + step.x * far, 0, 1), y: clamp(point.y + step.y * far, 0, 1) }));
  };
  const axis = (name: 'x' | 'y') => ({
    type: 'range',
    min: 0,
    max: 100,
    value: Math.round(point[name] * 100),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange(wholeFocus({ ...point, [name]: Number(currentTarget.value) / 100 })),
    onKeyDown: walk,
  });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Sujet de l’image</legend>
      <p className={styles.hint}>
        Appuyez sur ce qui compte, ou déplacez la marque par les flèches&nbsp;: la bannière est coupée autour.
      </p>
      <div className={styles.pair}>
        <div
          ref={picture}
          className={styles.picture}
          style={{ aspectRatio: `${file.width} / ${file.height}` }}
          onPointerDown={press}
          onPointerMove={(event) => event.buttons === 1 && press(event)}
        >
          <Photo uuid={uuid} file={file} sizes="320px" without={<span className={styles.nothing} />} />
          <span
            className={styles.mark}
            data-unset={value === null || undefined}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          >
            <input
              className={styles.range}
              aria-label="Sujet, depuis la gauche, en pour cent"
              {...axis('x')}
            />
            <input className={styles.range} aria-label="Sujet, depuis le haut, en pour cent" {...axis('y')} />
          </span>
        </div>
        <div className={styles.side}>
          <p className={styles.hint}>{value === null ? 'Bannière choisie par le site' : 'Bannière'}</p>
          <Banner uuid={uuid} file={file} focus={value} />
          {value !== null && (
            <Button size="low" variant="plain" onClick={() => onChange(null)}>
              Laisser le site choisir
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** Preview of the banner; without a focus point, the one that the server made. */
function Banner({ uuid, file, focus }: { uuid: string; file: ImageFile; focus: ImageFocus | null }) {
  if (focus === null)
    return (
      <div className={styles.banner}>
        <img className={styles.whole} src={imageFile(uuid, 'BANNER', file.version)} alt="" />
      </div>
    );
  const cut = bannerCut(file, focus);
  return (
    <div className={styles.banner}>
      <img
        src={imageFile(uuid, 'M', file.version)}
        alt=""
        style={{
          width: `${(file.width / cut.width) * 100}%`,
          left: `${(-cut.left / cut.width) * 100}%`,
          top: `${(-cut.top / cut.height) * 100}%`,
        }}
      />
    </div>
  );
}

const MIDDLE: ImageFocus = { x: 0.5, y: 0.5 };
const NEAR = 0.01;
const FAR = 0.1;

const part = (length: number, whole: number) => clamp(length / Math.max(1, whole), 0, 1);

const steps: ReadonlyMap<string, ImageFocus> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
