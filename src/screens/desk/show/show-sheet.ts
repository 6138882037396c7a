import { byUuid } from '#common/base/order';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { type TypedNumber, numberOf } from '#common/base/typed-number';
import { DOORS_BEFORE, type Show } from '#common/contract/agenda/show';
import {
  type LocationSheet,
  emptyLocation,
  locationOf,
  locationSheetOf,
  normalisedLocation,
} from '../agenda/location-sheet';
import { firstVisibility } from '#common/rules/show-draft';
import type { ShowDate } from '#common/rules/show-dates';
import { type TypedMoment, momentOf, normalisedMoment, typedMoment } from '#common/rules/typed-moment';
import type { WindowSheet } from '../agenda/window-faults';

/** A show in the form: plain JSON, one field for each part that two secretaries may change independently. */
export interface ShowSheet extends LocationSheet, WindowSheet {
  readonly title: string;
  readonly pieces: Show['pieces'];
  readonly dates: readonly SheetShowDate[];
  readonly prices: readonly SheetPrice[];
  /** What is said of how seats are paid. */
  readonly paymentWords: string;
  /** The address of a page where they are paid before. */
  readonly paymentLink: string;
  /** Whether seats can be booked on this site. */
  readonly bookings: boolean;
  /** The slug of the event that also announces it. */
  readonly event: string | null;
  /** The uuid of an image. */
  readonly banner: string | null;
}

export interface SheetShowDate {
  readonly uuid: string;
  readonly date: TypedMoment;
  readonly closing: TypedMoment;
  readonly maxPlaces: TypedNumber;
  readonly freeParticipation: boolean;
  readonly payAtDoor: boolean;
  /** In minutes. */
  readonly doorsBefore: TypedNumber;
}

/** In euros. */
export interface SheetPrice {
  readonly uuid: string;
  readonly price: TypedNumber;
  readonly category: Show['prices'][number]['category'];
  readonly toConfirm?: true | undefined;
}

/** A new show: its creation date gives its first visibility, all else is empty. */
export function emptyShowSheet(creation: Date): ShowSheet {
  const { visibleFrom, visibleUntil } = firstVisibility(creation);
  return {
    title: '',
    ...emptyLocation,
    visibleFrom: typedMoment(visibleFrom),
    visibleUntil: typedMoment(visibleUntil),
    pieces: [],
    dates: [],
    prices: [],
    paymentWords: '',
    paymentLink: '',
    bookings: true,
    event: null,
    banner: null,
  };
}

/** Converts a show to its sheet in the form. */
export function showSheetOf(show: Omit<Show, 'uuid' | 'slug' | 'version'>): ShowSheet {
  return {
    title: show.title,
    ...locationSheetOf(show.location),
    visibleFrom: typedMoment(show.visibleFrom),
    visibleUntil: typedMoment(show.visibleUntil),
    pieces: show.pieces.map(({ slug, title }) => ({ slug, title })),
    dates: show.dates.map(sheetDateOf),
    prices: show.prices.map(({ uuid, price, category: { slug, name }, toConfirm }) => ({
      uuid,
      price,
      category: { slug, name },
      ...(toConfirm && { toConfirm }),
    })),
    paymentWords: show.payment?.words ?? '',
    paymentLink: show.payment?.link ?? '',
    bookings: show.bookings,
    event: show.event?.slug ?? null,
    banner: show.banner?.uuid ?? null,
  };
}

export function sheetDateOf({ date, closingDate, payAtDoor = true, ...rest }: ShowDate): SheetShowDate {
  const { uuid, maxPlaces, freeParticipation, doorsBefore = DOORS_BEFORE } = rest;
  return {
    uuid,
    date: typedMoment(date),
    closing: typedMoment(closingDate),
    maxPlaces,
    freeParticipation,
    payAtDoor,
    doorsBefore,
  };
}

/** A sheet that may have been typed before it and its dates had the newer fields, which get their defaults. */
export const completedShow = (sheet: ShowSheet): ShowSheet => ({
  ...newerParts,
  ...sheet,
  dates: sheet.dates.map((date) => ({ ...newerFields, ...date })),
});

const newerParts: Partial<ShowSheet> = { ...emptyLocation, paymentWords: '', paymentLink: '' };
const newerFields = { doorsBefore: DOORS_BEFORE };

/** Converts a date of the sheet; null while a part of it is missing or invalid. */
export function showDateOf({
  date,
  closing,
  maxPlaces,
  doorsBefore,
  ...rest
}: SheetShowDate): ShowDate | null {
  const { uuid, freeParticipation, payAtDoor } = rest;
  const [at, closingDate] = [momentOf(date), momentOf(closing)];
  return at === null ||
    closingDate === null ||
    typeof maxPlaces !== 'number' ||
    typeof doorsBefore !== 'number'
    ? null
    : { uuid, date: at, closingDate, maxPlaces, freeParticipation, payAtDoor, doorsBefore };
}

/** Converts a sheet to a body, which has all fields of a row too. Throws if the sheet has faults (`show-faults`). */
export function showWriteOf(sheet: ShowSheet): Omit<Show, 'uuid' | 'slug' | 'version'> {
  const { title, visibleFrom, visibleUntil, pieces, dates, prices, bookings, event, banner, ...rest } =
    normalisedShow(sheet);
  const { paymentWords, paymentLink } = rest;
  return everyFieldOf<Omit<Show, 'uuid' | 'slug' | 'version'>>()({
    title,
    location: locationOf(sheet),
    visibleFrom: must(momentOf(visibleFrom), 'the beginning of a faultless window'),
    visibleUntil: must(momentOf(visibleUntil), 'the end of a faultless window'),
    pieces: [...pieces],
    dates: dates.map((date) => must(showDateOf(date), 'a faultless date')),
    prices: prices.map(({ price, ...kept }) => ({ ...kept, price: numberOf(price) ?? 0 })),
    payment: { ...(paymentWords && { words: paymentWords }), ...(paymentLink && { link: paymentLink }) },
    bookings,
    ...(event !== null && { event: { slug: event } }),
    ...(banner !== null && { banner: { uuid: banner } }),
  });
}

/** A sheet as it will be read after saving: texts trimmed, dates in chronological order. */
export function normalisedShow(sheet: ShowSheet): ShowSheet {
  return {
    ...sheet,
    title: sheet.title.trim(),
    ...normalisedLocation(sheet),
    paymentWords: sheet.paymentWords.trim(),
    paymentLink: sheet.paymentLink.trim(),
    visibleFrom: normalisedMoment(sheet.visibleFrom),
    visibleUntil: normalisedMoment(sheet.visibleUntil),
    dates: sheet.dates
      .map((date) => ({
        ...date,
        date: normalisedMoment(date.date),
        closing: normalisedMoment(date.closing),
      }))
      .sort((one, other) => timeOf(one) - timeOf(other) || byUuid(one, other)),
    prices: sheet.prices.map(({ price, ...rest }) => ({ ...rest, price: price ?? 0 })),
  };
}

const timeOf = ({ date }: SheetShowDate) => momentOf(date)?.getTime() ?? 0;
