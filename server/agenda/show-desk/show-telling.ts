import { type Kysely, sql } from 'kysely';
import { permissions } from '#common/contract/calls/permissions';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import type { ShowTelling, ShowTellingPreview } from '#common/contract/agenda/show-telling';
import { isAllowed } from '#common/rules/is-allowed';
import { SAME_EVENING, eveningFrom } from '#common/rules/scan-journal';
import { doorsOpenOf } from '#common/rules/show-dates';
import { savedLocation } from '#common/rules/saves/location';
import { showWords } from '#common/rules/saves/show-save';
import {
  type ShowEvenings,
  type AnnouncedEvening,
  bookersChanges,
  eveningChanges,
  eveningsOf,
} from '#common/rules/announced-evening';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import type { Caller } from '../../platform/http/handler';
import { findShows, locateShow } from '../show/show-projection';
import { type Holder, findHolders } from './show-holder-repository';

/** Whom a save of this show would tell; writes nothing. Throws `not-found`. */
export async function previewTelling(
  database: Kysely<Database>,
  caller: Caller,
  slugOrUuid: string,
  write: ShowWrite,
): Promise<ShowTellingPreview> {
  const show = await readShow(database, slugOrUuid);
  const now = await databaseNow(database);
  const [before, after] = [eveningsOf(show), eveningsOf(writtenShow(write, show))];
  const holders = (await findHolders(database, show.uuid)).filter(({ date, told }) => {
    const [is, becomes] = [before.get(date), after.get(date)];
    return told !== null || [is, becomes].some((evening) => evening !== undefined && evening.date > now);
  });
  const told = holders.filter((holder) => isTold(holder, holder.told ?? before.get(holder.date), after));
  return {
    ...countsOf(told, caller),
    ...((await losesEntries(database, write)) && { entered: true }),
  };
}

/** Whether entries that count for a date would not any more, since a save puts it off. */
async function losesEntries(database: Kysely<Database>, { dates }: ShowWrite): Promise<boolean> {
  const written = dates.map((date) => ({
    uuid: date.uuid,
    from: eveningFrom({ doorsOpenAt: doorsOpenOf(date) }),
  }));
  const { rows } = await sql`
    select from json_to_recordset(${JSON.stringify(written)}::json) as written(uuid uuid, "from" timestamptz)
    join show_dates d on d.uuid = written.uuid
    join scans s on s.date_uuid = d.uuid and s.at < written."from"
      and s.at >= d.doors_open_at - make_interval(secs => ${SAME_EVENING / 1000})
    where s.kind = 'entry' and s.status = 'accepted' and not s.undone limit 1`.execute(database);
  return rows.length > 0;
}

/** Whom the saves of this show so far will tell. Throws `not-found`. */
export async function readTelling(
  database: Kysely<Database>,
  caller: Caller,
  slugOrUuid: string,
): Promise<ShowTelling> {
  const show = await readShow(database, slugOrUuid);
  const evenings = eveningsOf(show);
  const waiting = (await findHolders(database, show.uuid)).filter((holder) =>
    isTold(holder, holder.told ?? undefined, evenings),
  );
  const at = Math.max(...waiting.map(({ tellAt }) => tellAt?.getTime() ?? 0));
  const before = waiting.length === 0 ? undefined : knownShow(waiting);
  return { ...countsOf(waiting, caller), ...(before && { at: new Date(at), before }) };
}

async function readShow(database: Kysely<Database>, slugOrUuid: string): Promise<Show> {
  const uuid = await locateShow(database, slugOrUuid, true);
  const show = uuid && (await findShows(database, [uuid])).get(uuid);
  if (!show) throw new CallError('not-found', { message: showWords.missing });
  return show;
}

/** What people are told of a show that is written, as a save makes it. */
function writtenShow({ title, location, dates }: ShowWrite, before: Show): ShowEvenings {
  const former = new Map(before.dates.map((date) => [date.uuid, date]));
  return {
    title: title.trim(),
    location: savedLocation(location, before.location),
    dates: dates.map(({ uuid, date, payAtDoor }) => ({
      uuid,
      date,
      payAtDoor: payAtDoor ?? former.get(uuid)?.payAtDoor ?? true,
    })),
  };
}

function isTold(
  { date, isOwed }: Holder,
  told: AnnouncedEvening | undefined,
  evenings: ReadonlyMap<string, AnnouncedEvening>,
): boolean {
  const evening = evenings.get(date);
  if (told === undefined || evening === undefined) return false;
  return bookersChanges(eveningChanges(told, evening), { isOwed }).length > 0;
}

function countsOf(told: readonly Holder[], { person }: Caller): ShowTellingPreview {
  const bookers = told.filter(({ owner }) => owner === null);
  const toCall = bookers.filter(({ email }) => email === '');
  const members = told.flatMap(({ owner, date }) => (owner === null ? [] : [`${owner} ${date}`]));
  return {
    bookings: bookers.length - toCall.length,
    members: new Set(members).size,
    toCall: toCall.length,
    ...(isAllowed(permissions.bookings, person?.roles ?? null) && {
      calls: toCall.map(({ name, firstname, phone }) => ({
        name,
        firstname,
        ...(phone !== null && { phone }),
      })),
    }),
  };
}

/** The show as those know it who were told first, as far as they know it otherwise. */
function knownShow(waiting: readonly Holder[]): ShowTelling['before'] {
  const told = waiting.flatMap(({ date, told: evening }) =>
    evening === null ? [] : [{ uuid: date, ...evening }],
  );
  const [first] = told;
  if (first === undefined) return undefined;
  const dates = new Map(
    told.toReversed().map(({ uuid, date, payAtDoor }) => [uuid, { uuid, date, payAtDoor }]),
  );
  return { title: first.title, location: first.location, dates: [...dates.values()] };
}
