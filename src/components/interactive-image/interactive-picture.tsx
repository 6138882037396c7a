import { Suspense, useId, useState, type FocusEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { quoted } from '../../text/quoted';
import { lazyComponent } from '../loading/lazy-component';
import { FramedPicture } from './framed-picture';
import { PictureZone } from './picture-zone';
import type { ShownImage } from './shown-images';
import { ZoneEntry } from './zone-entry';
import { heightsOf } from './zone-shape';
import styles from './interactive-picture.module.css';
import listStyles from './zone-list.module.css';

const ZoneImage = lazyComponent(() => import('./zone-image').then((module) => module.ZoneImage)).Component;

/**
 * A picture with its zones, and below it all that they say. By keyboard each zone is reached on the picture, in the order
 * of the list; the list is read, and its links and images are there for fingers and where the picture is of no use.
 */
export function InteractivePicture({ image: { title, picture, zones } }: { image: ShownImage }) {
  const id = useId();
  const { lit, hand } = useLitZone();
  const [opened, setOpened] = useState<string>();
  const heights = heightsOf(zones);
  const open = zones.find(({ uuid }) => uuid === opened);
  // A bubble tells of its end late: the next one may be open by then.
  const close = (uuid: string) => setOpened((now) => (now === uuid ? undefined : now));
  return (
    <section className={styles.picture} aria-labelledby={id} {...hand}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <FramedPicture
        picture={picture}
        alt={picture.description || title}
        sizes="(max-width: 60rem) 100vw, 50rem"
      >
        {zones.length > 0 && (
          <ul className={styles.zones} aria-label="Zones de l’image">
            {zones.map((zone) => (
              <PictureZone
                key={zone.uuid}
                zone={zone}
                height={heights.get(zone.uuid) ?? 0}
                isLit={zone.uuid === lit}
                isOpen={zone.uuid === opened}
                onPress={() => setOpened(zone.uuid === opened ? undefined : zone.uuid)}
                onClose={() => close(zone.uuid)}
              />
            ))}
          </ul>
        )}
      </FramedPicture>
      {zones.length > 0 && (
        <>
          <p className={styles.caption} aria-hidden="true">
            {zones.find(({ uuid }) => uuid === lit)?.name ?? 'Touchez un contour pour en savoir plus.'}
          </p>
          <ul className={listStyles.entries} aria-label={`Ce que montre ${quoted(title)}`}>
            {zones.map((zone) => (
              <li
                key={zone.uuid}
                className={zone.uuid === lit ? listStyles.lit : undefined}
                data-zone={zone.uuid}
              >
                <ZoneEntry zone={zone} onPress={() => setOpened(zone.uuid)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>
        {open?.type === 'IMAGE' && <ZoneImage zone={open} onClose={() => close(open.uuid)} />}
      </Suspense>
    </section>
  );
}

/**
 * The zone that the mouse, a finger or the focus came to last, on the picture or in the list: their elements name it in
 * `data-zone`.
 */
function useLitZone() {
  const [lit, setLit] = useState<string>();
  const light = ({ target }: SyntheticEvent) => {
    const zone = target instanceof Element ? target.closest<HTMLElement>('[data-zone]') : null;
    if (zone !== null) setLit(zone.dataset['zone']);
  };
  const hand = {
    onPointerOver: light,
    onFocus: light,
    // A finger is lifted at once: what it touched last stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setLit(undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || setLit(undefined),
  };
  return { lit, hand };
}
