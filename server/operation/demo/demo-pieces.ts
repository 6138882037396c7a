import type { WriteTransaction } from '../../platform/database/transaction';
import { addPieceAuthor } from '../../content/piece-author/piece-author-repository';
import { type WrittenPiece, addPieces } from '../../content/piece/piece-store-repository';
import type { DemoCalendar } from './demo-calendar';
import { beforeTheRevolution } from './pieces/before-the-revolution';
import { demoAuthorOf, demoPieceAuthors } from './pieces/demo-piece-authors';
import { dindon } from './pieces/dindon';
import { feydeauAndCourteline } from './pieces/feydeau-and-courteline';
import { fromAbroad } from './pieces/from-abroad';
import { hugoToMaeterlinck } from './pieces/hugo-to-maeterlinck';
import { labicheAndMusset } from './pieces/labiche-and-musset';
import { moliere } from './pieces/moliere';
import { russian } from './pieces/russian';
import { evening, writtenDemoPiece } from './pieces/written-demo-piece';

/** Adds the demo's plays with their authors. The demo people must exist already. */
export async function addDemoPieces(transaction: WriteTransaction, calendar: DemoCalendar): Promise<void> {
  for (const names of Object.values(demoPieceAuthors)) await addPieceAuthor(transaction, demoAuthorOf(names));
  await addPieces(transaction, demoPieces(calendar));
}

/** The demo's plays as stored; the most recently performed was entered last. */
export function demoPieces(calendar: DemoCalendar): WrittenPiece[] {
  return [
    ...moliere,
    ...beforeTheRevolution,
    ...fromAbroad,
    ...russian,
    ...labicheAndMusset,
    ...hugoToMaeterlinck(calendar),
    ...feydeauAndCourteline(calendar),
    dindon(calendar),
  ]
    .map((piece) => ({ piece, days: (piece.played?.days ?? []).map(evening).sort(byTime) }))
    .sort((one, other) => byTime(lastOf(one.days), lastOf(other.days)))
    .map(({ piece, days }, rank) => writtenDemoPiece(piece, days, piece.since ?? typedIn(rank)));
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

const lastOf = (days: readonly Date[]) => days.at(-1) ?? new Date(0);

const OPENING = Date.UTC(2010, 8, 1, 10);
const FOUR_MONTHS = 122 * 24 * 3_600_000;

const typedIn = (rank: number) => new Date(OPENING + (rank + 1) * FOUR_MONTHS);
