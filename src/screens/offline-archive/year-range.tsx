import { type SubmitEvent, useState } from 'react';
import { count } from '#common/base/numbers';
import type { TypedNumber } from '#common/base/typed-number';
import { NO_SIZE, addSizes } from '#common/rules/offline-photo';
import type { Album } from '#mirror/queries/offline-photo-queries';
import { useTooEarly } from '../../components/form/use-too-early';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/field/number-field';
import { ofYears, yearsBetween } from './of-years';
import styles from './offline-archive.module.css';
import { sizeOf } from './size-words';
import { useWish } from './use-wish';

/** Keeps the photos of several years in a row: `1998–2004`. */
export function YearRange({ albums }: { albums: readonly Album[] }) {
  const wish = useWish();
  const latest = albums[0]?.year ?? 0;
  const earliest = albums.at(-1)?.year ?? latest;
  const bounds = { unit: 'year', minValue: earliest, maxValue: latest } as const;
  const [from, setFrom] = useState<TypedNumber>(earliest);
  const [to, setTo] = useState<TypedNumber>(latest);
  const isRead = typeof from === 'number' && typeof to === 'number';
  const years = isRead ? yearsBetween(from, to) : [];
  const within = albums.filter(({ year }) => years.includes(year));
  const photos = within.reduce((sum, album) => sum + album.photos, 0);
  const size = within.reduce((sum, album) => addSizes(sum, album.size), NO_SIZE);
  const { isTooEarly } = useTooEarly(isRead);
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event)) return;
    wish({ kind: 'keep', years });
    announce(`Les photos ${ofYears(years)} seront gardées sur cet appareil.`);
  };
  return (
    <form className={styles.range} onSubmit={keep} aria-label="Garder plusieurs années de suite">
      <NumberField {...bounds} label="De" value={from} onChange={(year) => setFrom(year ?? from)} />
      <NumberField {...bounds} label="À" value={to} onChange={(year) => setTo(year ?? to)} />
      <Button type="submit" icon="download">
        Garder {from === to ? from : isRead && `${years[0]}–${years.at(-1)}`}
      </Button>
      <p className="small soft num" role="status">
        {count(photos, 'photo')}&nbsp;· {sizeOf(size)}
      </p>
    </form>
  );
}
