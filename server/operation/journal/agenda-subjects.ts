import { shortDate } from '#common/base/dates';
import { DOORS_BEFORE } from '#common/contract/agenda/show';
import { eventNoun } from '#common/nouns/event';
import { journalLocation } from '#common/nouns/location';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { eventStore } from '../../agenda/event/event-repository';
import { listInteractiveImages } from '../../agenda/interactive-image/interactive-image-repository';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import { listPriceCategories } from '../../agenda/show/price-category-list-repository';
import { findShows, locateShow } from '../../agenda/show/show-projection';
import { findThing } from '../../content/publication/noun-store';
import { subjectFields } from './subject-fields';
import type { FindSubject } from './journal-subject';

export const findShowSubject: FindSubject = async (database, key) => {
  const uuid = await locateShow(database, key, true);
  const show = uuid === undefined ? undefined : (await findShows(database, [uuid])).get(uuid);
  if (show === undefined) return undefined;
  const {
    title,
    visibleFrom,
    visibleUntil,
    location,
    prices,
    dates,
    pieces,
    bookings,
    event,
    banner,
    payment,
  } = show;
  const interactiveImages = await listInteractiveImages(database, [show.uuid]);
  return {
    key: show.uuid,
    name: title,
    shown: {
      title,
      visibleFrom,
      visibleUntil,
      ...journalLocation(location),
      prices: prices.map(({ category, price, toConfirm }) => ({
        category: category.name,
        price,
        ...(toConfirm && { toConfirm }),
      })),
      dates: dates.map(({ date, closingDate, maxPlaces, freeParticipation, payAtDoor, doorsBefore }) => ({
        date,
        closingDate,
        maxPlaces,
        freeParticipation,
        payAtDoor: payAtDoor ?? true,
        doorsBefore: doorsBefore ?? DOORS_BEFORE,
      })),
      pieces: pieces.map((piece) => piece.title),
      paymentWords: payment?.words,
      paymentLink: payment?.link,
      bookings,
      event: event?.slug,
      // They go with it.
      interactiveImages: interactiveImages.map((image) => image.title),
    },
    concealed: { bannerImage: banner?.uuid },
  };
};

export const findShowDateSubject: FindSubject = async (database, uuid) => {
  const date = (await readDoorDates(database, [uuid])).get(uuid);
  if (date === undefined) return undefined;
  return {
    key: uuid,
    name: eveningOf(date.showTitle, date.date),
    shown: { latecomersUntil: date.latecomersUntil },
  };
};

export const findEventSubject: FindSubject = async (database, key) => {
  const event = await findThing(database, eventStore, key, true);
  if (event === undefined) return undefined;
  const { location, eventDates, visibleFrom, visibleUntil } = event;
  return {
    key: event.uuid,
    name: event.title,
    shown: {
      ...subjectFields(eventNoun.fields, event).shown,
      visibleFrom,
      visibleUntil,
      ...journalLocation(location),
      dates: eventDates.map(({ date }) => date),
    },
  };
};

export const findPriceCategorySubject: FindSubject = async (database, slug) => {
  const category = (await listPriceCategories(database)).find((each) => each.slug === slug);
  if (category === undefined) return undefined;
  const { name, rank } = category;
  return { key: slug, name, shown: { ...subjectFields(priceCategoryNoun.fields, category).shown, rank } };
};

/** A date of a show, as a name: `Le Dindon, 21 nov. 2026`. */
export const eveningOf = (title: string, date: Date): string => `${title}, ${shortDate(date)}`;
