import { useMemo, useState } from 'react';
import type { Show } from '#common/contract/agenda/show';
import { numberOf } from '#common/base/typed-number';
import { type ShowSheet, showDateOf } from '#common/rules/show-sheet';
import { locationOf } from '#common/rules/location-sheet';
import { momentOf } from '#common/rules/typed-moment';
import { ShowDocument } from '../../../components/show-document/show-document';
import { serverNow } from '../../../components/clock/clock-offset';

/** Preview of the show, with the components that visitors see. */
export function ShowPreview({ sheet, uuid, slug }: { sheet: ShowSheet; uuid: string; slug: string }) {
  const [now] = useState(serverNow);
  const show = useMemo(() => previewOfShow(sheet, uuid, slug, now), [sheet, uuid, slug, now]);
  return <ShowDocument show={show} now={now} isOnDesk />;
}

/** The show that a sheet describes, from the values that are valid so far. */
function previewOfShow(sheet: ShowSheet, uuid: string, slug: string, now: Date): Show {
  const { title, visibleFrom, visibleUntil, pieces, dates, prices, bookings, paymentWords, paymentLink } =
    sheet;
  return {
    uuid,
    slug,
    version: '',
    title: title.trim() || 'Sans titre',
    location: locationOf(sheet),
    visibleFrom: momentOf(visibleFrom) ?? now,
    visibleUntil: momentOf(visibleUntil) ?? now,
    pieces: [...pieces],
    dates: dates
      .flatMap((date) => showDateOf(date) ?? [])
      .sort((one, other) => one.date.getTime() - other.date.getTime()),
    prices: prices.map(({ price, ...rest }) => ({ ...rest, price: Math.max(0, numberOf(price) ?? 0) })),
    payment: { words: paymentWords.trim(), link: paymentLink.trim() },
    bookings,
  };
}
