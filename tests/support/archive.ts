import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '#common/base/uuid';
import { encodeWire } from '#common/base/wire';
import { curtain } from './door';

const HOUR = 3_600_000;

/** The same uuid for the same name and rank in every archive. */
const id = (name: string, rank: number) =>
  uuidV7(Date.UTC(2026, 9, 1) + rank, createHash('sha256').update(`${name} ${rank}`).digest());

/** The rows of an association's archive in the wire format: some guests of one evening, each with a free ticket used. */
export function archiveOf(guests: number) {
  const ranks = Array.from({ length: guests }, (_, rank) => rank);
  const owner = { uuid: id('u', 0), slug: 'archive-0', name: 'Vasseur', firstname: 'Zoé' };
  const linkedShow = { slug: 'le-dindon', title: 'Le Dindon' };
  const date = id('d', 0);
  const at = (rank: number) => new Date(curtain.getTime() - HOUR / 2 + rank * 1000);
  return {
    users: ranks.map((rank) => ({
      uuid: id('u', rank),
      slug: `archive-${rank}`,
      name: 'Vasseur',
      firstname: 'Zoé',
      email: `zoe-${rank}@archive.example`,
      creationDate: new Date('2012-09-01T10:00:00+02:00'),
      isActivated: true,
      temporary: false,
      habilitations: [{ code: 'ROLE_USER' }, { code: 'ROLE_MEMBRE' }],
    })),
    'preview-images': [
      {
        uuid: id('p', 0),
        name: 'Le Dindon',
        year: 2026,
        spectacleTypes: [{ code: 'ADULTE' }],
        types: [{ code: 'AFFICHE' }],
        creationDate: curtain,
        extension: 'jpg',
        backgroundColor: '#b71824',
      },
    ],
    shows: [
      {
        ...linkedShow,
        visibleFrom: new Date('2026-11-01T09:00:00+01:00'),
        visibleUntil: new Date('2026-12-01T09:00:00+01:00'),
        prices: [{ uuid: id('t', 0), price: 8.5, category: { slug: 'plein-tarif', name: 'Plein tarif' } }],
        dates: [{ uuid: date, date: curtain, closingDate: curtain, maxPlaces: 100, bookedPlaces: 12 }],
        event: null,
        location: { name: 'Salle des fêtes' },
        pieces: [],
        bookings: true,
      },
    ],
    bookings: [
      {
        uuid: id('b', 0),
        dateUuid: date,
        name: 'Sauvage',
        firstname: 'Odile',
        email: 'odile@archive.example',
        seats: [{ category: { slug: 'plein-tarif' }, count: 2 }],
        state: { code: 'CONFIRMEE' },
        at: new Date('2026-11-02T10:00:00+01:00'),
      },
    ],
    'free-tickets': ranks.map((rank) => ({
      uuid: id('f', rank),
      name: `Invité ${rank}`,
      linkedShow,
      dateUuid: date,
      owner,
      state: { code: 'UTILISE' },
      generatedAt: new Date('2026-11-03T10:00:00+01:00'),
      usedAt: at(rank),
    })),
    scans: ranks.map((rank) => ({
      key: id('s', rank),
      ticket: id('f', rank),
      dateUuid: date,
      device: id('a', 0),
      seq: rank + 1,
      at: at(rank),
      kind: 'entry',
    })),
    news: [
      {
        slug: 'les-repetitions-reprennent',
        title: 'Les répétitions reprennent',
        description: 'Mardi, au foyer.',
        content: {
          type: 'adls-text',
          content: [{ type: 'p', content: [{ type: 'text', content: 'Enfin.' }] }],
        },
        previewImage: { uuid: id('p', 0) },
        creationDate: curtain,
        visibleFrom: new Date('2026-11-04T10:00:00+01:00'),
        author: owner,
        years: [2026],
        spectacleTypes: [{ code: 'ADULTE' }],
      },
    ],
  };
}

/** Writes collections as JSON Lines into a new folder; text stands as it is. */
export async function writeArchive(
  collections: Readonly<Record<string, readonly unknown[]>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  await mkdir(folder, { recursive: true });
  for (const [name, rows] of Object.entries(collections)) {
    const lines = rows.map((row) => (typeof row === 'string' ? row : encodeWire(row)));
    await writeFile(join(folder, `${name}.jsonl`), `${lines.join('\n')}\n`);
  }
  return folder;
}
