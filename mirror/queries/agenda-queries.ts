import { type Agenda, withKnownPieces } from '#common/rules/agenda';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { findPieceRow } from '../piece-row';

interface AgendaQueries {
  /**
   * Every visible show and event: few, arranged by `common/rules/agenda`. Shows name only plays that this person may
   * open, since others are still to come or in the trash.
   */
  read(): Promise<Agenda>;
}

export const agendaQueriesOf = (mirror: MirrorReader): AgendaQueries => ({
  read: () => mirror.read(read, { shows: [], events: [] }),
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

async function isKnown(generation: Generation, slug: string): Promise<boolean> {
  const found = await Promise.all(
    (['pieces', 'coming-pieces'] as const).map((collection) => findPieceRow(generation, collection, slug)),
  );
  return found.some((row) => row !== undefined);
}
