import { must } from '#common/base/must';
import { parisDay, parisMoment } from '#common/base/paris-time';
import { slugOf } from '#common/base/slug';
import { randomVersion } from '../../../platform/database/random-version';
import type { WrittenPerformance, WrittenPiece } from '../../../content/piece/piece-store-repository';
import { richTextOf, typographic } from '../../../content/settings/text-markup';
import { demoPeople, demoUuid } from '../demo-people';
import type { DemoPerformance, DemoPiece, People } from './demo-piece';
import { demoAuthorOf, demoPieceAuthors } from './demo-piece-authors';

/**
 * A play of the demo as stored.
 * @param days its performances in chronological order
 * @param at when it was entered and published
 */
export function writtenDemoPiece(piece: DemoPiece, days: readonly Date[], at: Date): WrittenPiece {
  const key = (part: string) => demoUuid(`pièce ${piece.title} ${part}`, at);
  return {
    uuid: key(''),
    slug: slugOf(piece.title),
    title: typographic(piece.title),
    duration: piece.minutes,
    genre: piece.genre,
    resume: richTextOf(piece.resume),
    previewImage: null,
    creationDate: at,
    lastModified: null,
    visibleFrom: at,
    author: demoPeople.contenu.uuid,
    lastAuthor: null,
    textAuthors: piece.by.map((author) => demoAuthorOf(demoPieceAuthors[author]).uuid),
    charactersData: { uuid: key('distribution'), ...castOf(piece) },
    performance: piece.played ? performanceOf(piece.played, days, key) : null,
    version: randomVersion(),
  };
}

/** The time of a performance in the notation of `DemoPerformance`. */
export function evening(written: string | Date): Date {
  if (written instanceof Date) return written;
  const [day = '', time] = written.split(' ');
  const [hour = 0, minute = 0] = (time ?? (isSunday(day) ? '16:00' : '20:30')).split(':').map(Number);
  const [year, month, date] = day.split('-').map(Number);
  return parisMoment(must(year, 'a year'), must(month, 'a month'), must(date, 'a day'), hour, minute);
}

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

function castOf({ men, women, total }: DemoPiece) {
  const [minMen, baseMen, maxMen] = rangeOf(men);
  const [minWomen, baseWomen, maxWomen] = rangeOf(women);
  const sums = [minMen + minWomen, baseMen + baseWomen, maxMen + maxWomen] as const;
  const [minTotal, baseTotal, maxTotal] = rangeOf(total ?? sums);
  return {
    minMen,
    maxMen,
    minWomen,
    maxWomen,
    minTotal,
    maxTotal,
    baseMen,
    baseWomen,
    baseTotal,
  };
}

function rangeOf(people: People): readonly [min: number, base: number, max: number] {
  if (typeof people === 'number') return [people, people, people];
  const [min, base, max = base] = people;
  return [min, base, max];
}

function performanceOf(
  { type, cast }: DemoPerformance,
  days: readonly Date[],
  key: (part: string) => string,
): WrittenPerformance {
  return {
    uuid: key('représentations'),
    type,
    years: [...new Set(days.map((day) => Number(parisDay(day).slice(0, 4))))],
    characters: cast.map(([name, description, actor]) => ({
      uuid: key(`rôle ${name}`),
      name,
      description: typographic(description),
      preview: null,
      actor,
    })),
    dates: days.map((date) => ({ uuid: key(date.toISOString()), date })),
  };
}
