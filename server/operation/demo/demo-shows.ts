import { daysLater } from '#common/base/paris-time';
import { locationColumns } from '../../content/publication/location';
import { paymentColumns } from '../../content/publication/payment';
import { type StoredShowDate, type WholeShow, doorsOf } from '../../agenda/show/show-repository';
import type { DemoCalendar } from './demo-calendar';
import { demoUuid } from './demo-people';
import { demoStreet } from './demo-texts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const fullPrice = 'plein-tarif';
export const reducedPrice = 'tarif-reduit';
export const childPrice = 'enfant';

/** Euros. */
export const demoPrices = { [fullPrice]: 12, [reducedPrice]: 8, [childPrice]: 5 } as const;

/** The tariffs in the order in which they are told. */
export const demoCategories: readonly (WholeShow['categories'][number] & {
  readonly slug: keyof typeof demoPrices;
})[] = [
  { slug: fullPrice, name: 'Plein tarif', rank: 0 },
  {
    slug: reducedPrice,
    name: 'Tarif réduit',
    description: 'Étudiants et demandeurs d’emploi, sur justificatif',
    rank: 1,
  },
  { slug: childPrice, name: 'Enfant', description: 'Moins de 12 ans', rank: 2 },
];

/** The demo's show dates by name. Tonight's doors are open at any time of day, so that scanning can be tried. */
export function demoDates({ now, rehearsal, premiere, matinee, dayFromNow }: DemoCalendar) {
  const tonight = showDate('ce soir', rehearsal);
  return {
    tonight: {
      ...tonight,
      doors_open_at: new Date(Math.min(tonight.doors_open_at.getTime(), anHourAgo(now))),
      doors_close_at: new Date(Math.max(tonight.doors_close_at.getTime(), now.getTime() + 12 * HOUR)),
    },
    premiere: showDate('première', premiere),
    matinee: showDate('matinée', matinee),
    second: showDate('deuxième vendredi', daysLater(premiere, 6)),
    rehearsal: {
      ...showDate('répétition', dayFromNow(13, 19, 30)),
      show_uuid: rehearsalShow,
      doors_open_at: new Date(now.getTime() - DAY),
      doors_close_at: dayFromNow(14, 12),
      max_places: 30,
      rehearsal: true,
    },
  };
}

/** A whole hour, since it is printed on tickets. */
function anHourAgo(now: Date): number {
  return Math.floor(now.getTime() / HOUR - 1) * HOUR;
}

/** Le Dindon, and a show without bookings: the rehearsal on which door and counter can be tried without harm. */
export function demoShows(calendar: DemoCalendar): readonly WholeShow[] {
  const { rehearsal, ...evenings } = demoDates(calendar);
  return [
    {
      show: {
        ...common(calendar, 'Le Dindon'),
        uuid: dindon,
        slug: 'le-dindon',
        pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }],
        bookings: true,
      },
      dates: Object.values(evenings),
      prices: pricesOf(dindon, 'prix'),
      categories: demoCategories,
    },
    {
      show: {
        ...common(calendar, 'Répétition : pour essayer la porte'),
        uuid: rehearsalShow,
        slug: 'repetition-pour-essayer-la-porte',
        pieces: [],
        bookings: false,
      },
      dates: [rehearsal],
      prices: pricesOf(rehearsalShow, 'prix répétition'),
      categories: [],
    },
  ];
}

const founding = new Date('2026-01-10T10:00:00Z');
const dindon = demoUuid('spectacle le-dindon', founding);
const rehearsalShow = demoUuid('spectacle repetition', founding);

const pricesOf = (show_uuid: string, of: string) =>
  Object.entries(demoPrices).map(([category_slug, price]) => ({
    uuid: demoUuid(`${of} ${category_slug}`, founding),
    show_uuid,
    category_slug,
    price,
    to_confirm: false,
  }));

function common({ premiere, dayFromNow }: DemoCalendar, title: string) {
  return {
    title,
    visible_from: dayFromNow(-20, 9),
    visible_until: new Date(premiere.getTime() + 8 * DAY),
    ...locationColumns({
      name: 'Salle des fêtes, Vaubrun',
      description: 'Derrière l’église, à deux pas de la halle.',
      address: demoStreet,
      parking: 'gratuit, sur la place de la Halle, à cent mètres.',
      access:
        'de plain-pied, deux places pour fauteuils roulants au premier rang. Boucle magnétique pour les appareils auditifs.',
    }),
    ...paymentColumns({ words: 'En espèces, par chèque ou par carte, à l’entrée.' }),
    event_slug: null,
    banner_uuid: null,
    version: 'demo',
  };
}

function showDate(name: string, date: Date): StoredShowDate {
  const doors = doorsOf(date);
  return {
    uuid: demoUuid(`séance ${name}`, founding),
    show_uuid: dindon,
    date,
    closing_date: new Date(date.getTime() - 2 * HOUR),
    doors_open_at: doors.opens,
    doors_close_at: doors.closes,
    max_places: 120,
    free_participation: false,
    re_entry: true,
    pay_at_door: true,
    rehearsal: false,
    last_ticket_number: 0,
    latecomers_until: null,
    former_doors_open_at: null,
    former_doors_close_at: null,
  };
}
