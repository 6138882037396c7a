import { uuidV7 } from '#common/base/uuid';
import { slugOf } from '#common/base/slug';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type { NewsBodyRow, NewsRow } from '#common/contract/content/news';
import { pick, seededRandom } from '#common/drawing/random';

const words =
  'rideau scène troupe lever répétition costume décor public lumière soirée programme auteur rôle comédie farce entracte coulisses affiche saison première metteur souffleur loge plateau applaudissements'.split(
    ' ',
  );
const firstnames = ['Hélène', 'Zoé', 'Émile', 'Rémi', 'Inès', 'Aurélie', 'Paul', 'Noémie', 'Gaël', 'Anaïs'];
const names = [
  'Martin',
  'Lefèvre',
  'Garçon',
  'Müller',
  'Noël',
  'Dubois',
  'Château',
  'Perrin',
  'Îlot',
  'Œuvrard',
];

export interface GeneratedNews {
  readonly row: NewsRow;
  readonly body: NewsBodyRow;
}

/** News since 1984, the same for the same count: rows as the mirror keeps them, about 900 bytes each with their document. */
export function newsOf(count: number): GeneratedNews[] {
  const random = seededRandom(`news ${count}`);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(1984, 8, 1) + Math.floor((index / count) * 42 * 365.25) * 86_400_000);
    const uuid = uuidOf(at, random);
    const title = `${capital(phrase(4, random))} n° ${index + 1}`;
    const row: NewsRow = {
      uuid,
      slug: slugOf(title),
      title,
      description: capital(phrase(18, random)),
      creationDate: at,
      visibleFrom: at,
      years: [at.getUTCFullYear()],
      spectacleTypes: [],
      version: uuidOf(at, random),
    };
    const paragraph = {
      type: 'p',
      content: [{ type: 'text', content: capital(phrase(70, random)) }],
    } as const;
    return { row, body: { uuid, content: { type: 'adls-text', content: [paragraph] } } };
  });
}

/** Records of photos since 1984, without files, as archives have them. */
export function imagesOf(count: number) {
  const random = seededRandom(`images ${count}`);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(1984, 8, 1) + Math.floor((index / count) * 42 * 365.25) * 86_400_000);
    return {
      uuid: uuidOf(at, random),
      name: capital(phrase(3, random)),
      description: capital(phrase(8, random)),
      year: at.getUTCFullYear(),
      spectacleTypes: [],
      types: [{ code: 'PHOTO' }],
      creationDate: at,
      visibleFrom: at,
      extension: 'jpg',
      formats: [],
    };
  });
}

/** A date whose doors are open at `at`. */
export function doorDateOf(at: Date): DoorDateRow {
  return {
    uuid: uuidOf(at, seededRandom('date')),
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    locationName: 'Salle des fêtes',
    date: new Date(at.getTime() + 3_600_000),
    doorsOpenAt: new Date(at.getTime() - 3_600_000),
    doorsCloseAt: new Date(at.getTime() + 3 * 3_600_000),
    maxPlaces: 20_000,
    bookedPlaces: 0,
    reEntry: false,
    payAtDoor: true,
    rehearsal: false,
    freeParticipation: false,
    prices: [],
  };
}

/** Tickets of a date, each for 1 to 4 people. */
export function doorTicketsOf(date: DoorDateRow, count: number): DoorTicketRow[] {
  const random = seededRandom(`tickets ${count}`);
  return Array.from({ length: count }, () => {
    const seats = 1 + Math.floor(random() * 4);
    return {
      uuid: uuidOf(date.date, random),
      dateUuid: date.uuid,
      kind: 'booking',
      name: `${pick(firstnames, random)} ${pick(names, random)}`,
      seats,
      categories: [{ name: 'Plein', count: seats }],
      generated: true,
      amountDue: 0,
    };
  });
}

function uuidOf(at: Date, random: () => number): string {
  return uuidV7(
    at.getTime(),
    Uint8Array.from({ length: 10 }, () => random() * 256),
  );
}

function phrase(length: number, random: () => number): string {
  return Array.from({ length }, () => pick(words, random)).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
