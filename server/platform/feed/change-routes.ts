import type { Kysely } from 'kysely';
import { type PullAnswer, protocolVersion, sentByHandHeader } from '#common/contract/feed/changes';
import type { DoorReport, DoorState } from '#common/contract/tickets/device';
import { scopesOf } from '#common/rules/scopes';
import type { Database } from '../database/schema';
import { networkOf } from '../guard/limit';
import { doorReportIn } from '../http/door-report';
import { CallError } from '../http/call-error';
import { browserSecretOf } from '../http/forgery';
import type { Caller, Handlers } from '../http/handler';
import type { ResolveCaller } from '../http/caller-resolver';
import type { SiteNames } from '../http/site-names';
import { changeStream } from './change-stream';
import { type Puller, pull } from './pull';
import type { PageSize } from './follow-log';
import type { Readers } from './readers';
import { StreamPlaces } from './stream-places';
import type { Spans } from '../process/spans';
import type { DatabaseChangeListener } from './database-change-listener';

export interface ChangeDependencies {
  readonly readers: Readers;
  readonly cursorKey: string;
  readonly resolveCaller: ResolveCaller;
  readonly noteContact: NoteContact;
  /** Null if no stream is served (commands, tests): devices then poll. */
  readonly changeListener: DatabaseChangeListener | null;
  /** Knows the address that the site moves to; absent: it stays. */
  readonly siteNames?: SiteNames;
}

/** Takes the report of a door phone, and says what the phone is told of its key; null for an unknown key. */
type NoteContact = (
  database: Kysely<Database>,
  report: DoorReport,
  spans: Spans,
) => Promise<{ readonly disarmed: boolean; readonly door: DoorState | null } | null>;

/**
 * Half a megabyte of JSON, a quarter of that on the line: transferred within a pull's deadline on a weak network, and so
 * much on a good one that its round trips cost little.
 */
const pageSize: PageSize = { weight: 800, bytes: 500_000, companions: 4000 };

/** The calls with which mirrors follow the server. */
export function changeRoutes(parts: ChangeDependencies) {
  const { readers, cursorKey, changeListener, noteContact } = parts;
  const options = { readers, cursorKey, pageSize, known: changeListener?.known ?? null };
  const places = new StreamPlaces();
  return {
    async pullChanges({ caller, body, database, request, spans }) {
      if (body.protocol < protocolVersion) throw new CallError('protocol-too-old');
      if (body.protocol > protocolVersion) throw new CallError('unavailable');
      const report = doorReportIn(request);
      const key = report === null ? null : await noteContact(database, report, spans);
      const disarmed = key?.disarmed === true;
      const puller = disarmed ? withoutDoor(pullerOf(caller)) : pullerOf(caller);
      const pulled = await pull(database, puller, body, options);
      const { headers } = request;
      const movesTo = parts.siteNames?.moveOf(headers.get('origin'), headers.has(sentByHandHeader));
      const told = { ...(key?.door && { door: key.door }), ...(movesTo && { movesTo }) };
      return withoutEmpty({ ...pulled, ...told, disarmed });
    },

    async streamChanges({ caller, database, request }) {
      if (parts.changeListener === null) throw new CallError('unavailable');
      const scopes = (caller: Pick<Caller, 'person'>) => ['public', ...(pullerOf(caller)?.scopes ?? [])];
      const session = caller.person?.session ?? caller.device;
      const browser = browserSecretOf(request.headers.get('cookie'));
      const holder = { session, address: networkOf(caller.address), browser };
      return changeStream(parts.changeListener, {
        scopes: scopes(caller),
        async freshScopes() {
          const bearer = request.headers.get('authorization')?.split(' ')[1];
          if (bearer === undefined) return scopes(caller);
          const resolved = await parts.resolveCaller(database, bearer);
          return resolved === 'expired' ? null : scopes(resolved);
        },
        takePlace: (end) => places.take(holder, end),
      });
    },
  } satisfies Partial<Handlers>;
}

function pullerOf({ person }: Pick<Caller, 'person'>): Puller {
  return person === null ? null : { uuid: person.uuid, scopes: scopesOf(person) };
}

/** A disarmed phone gets no door rows, whatever its user may see otherwise. */
const withoutDoor = (puller: Puller): Puller =>
  puller && { ...puller, scopes: puller.scopes.filter((scope) => scope !== 'billetterie') };

// Most answers are empty: fields left out here are restored by the contract's struct on the client.
function withoutEmpty({ cursors, scopes, serverNow, door, movesTo, ...rest }: PullAnswer): PullAnswer {
  const filled = Object.entries(rest).filter(([, value]) => value === true || Object.keys(value).length > 0);
  const told = { ...(door && { door }), ...(movesTo && { movesTo }) };
  return { ...Object.fromEntries(filled), ...told, cursors, scopes, serverNow } as PullAnswer;
}
