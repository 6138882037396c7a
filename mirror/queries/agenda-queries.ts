import { type Agenda, withKnownPieces } from '#common/rules/agenda';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { findRow } from '../find-row';

interface AgendaQueries {
  /**
   * Every visible show and event: few, arranged by `common/rules/agenda`. Shows name only plays that this person may
   * open, since others are still to come or in the trash.
   */
  read(): Promise<Agenda>;
  /**
   * How many minutes the plays of a show date last together, as the server adds them up; undefined where this device does not
   * know it of each play.
   */
  minutesOf(dateUuid: string): Promise<number | undefined>;
}

export const agendaQueriesOf = (mirror: MirrorReader): AgendaQueries => ({
  read: () => mirror.read(read, { shows: [], events: [] }),
  minutesOf: (dateUuid) => mirror.read((generation) => minutesOf(generation, dateUuid), undefined),
});

export const agendaQueries = agendaQueriesOf(pageMirror);

async function read(generation: Generation): Promise<Agenda> {
  const [shows, events] = await Promise.all([
    generation.rows('shows').toArray(),
    generation.rows('events').toArray(),
  ]);
  const named = [...new Set(shows.flatMap(({ pieces }) => pieces.map(({ slug }) => slug)))];
  const known = await Promise.all(named.map((slug) => isKnown(generation, slug)));
  return { shows: withKnownPieces(shows, new Set(named.filter((_, rank) => known[rank]))), events };
}

async function minutesOf(generation: Generation, dateUuid: string): Promise<number | undefined> {
  const shows = await generation.rows('shows').toArray();
  const show = shows.find(({ dates }) => dates.some(({ uuid }) => uuid === dateUuid));
  if (show === undefined || show.pieces.length === 0) return undefined;
  const rows = await Promise.all(show.pieces.map(({ slug }) => findKnown(generation, slug)));
  return rows.reduce<number | undefined>(
    (sum, row) => (sum === undefined || row?.duration === undefined ? undefined : sum + row.duration),
    0,
  );
}

const isKnown = async (generation: Generation, slug: string) =>
  (await findKnown(generation, slug)) !== undefined;

/** The row of a play that this person may open, the public one first. */
async function findKnown(generation: Generation, slug: string) {
  const found = await Promise.all(
    (['pieces', 'coming-pieces'] as const).map((collection) => findRow(generation, collection, slug)),
  );
  return found.find((row) => row !== undefined);
}
