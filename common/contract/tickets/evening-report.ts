import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { scanKinds, scanMarks, scanStatuses, verdictCodes } from './door';
import { pageQuery } from '../fields/list-query';
import { tolerantList, moment, hasKnown, tolerantEnum, uuid } from '../fields/primitives';

/** GET /api/evening-reports */
export const eveningReportQuery = object(pageQuery);

/** A date that has begun and has a report. Rehearsals have none. */
export const begunDate = type({ uuid, showTitle: string(), showSlug: string(), date: moment });
export type BegunDate = Infer<typeof begunDate>;

/** The kinds of ticket; `unknown`: it admitted people, but is not known here. */
const reportKinds = ['free', 'booking', 'order', 'unknown'] as const;

/** A quarter of an hour: people who came for the first time, came back, or went out. */
const reportQuarter = type({ from: moment, arrived: integer(), returned: integer(), left: integer() });
export type ReportQuarter = Infer<typeof reportQuarter>;

/** People expected and arrived, by kind of ticket. */
const reportKind = type({
  kind: tolerantEnum(reportKinds, 'unknown'),
  expected: integer(),
  arrived: integer(),
});
export type ReportKind = Infer<typeof reportKind>;

/** A ticket of which not all people came. */
const absentTicket = type({
  uuid,
  kind: tolerantEnum(reportKinds, 'unknown'),
  name: string(),
  seats: integer(),
  arrived: integer(),
});
export type AbsentTicket = Infer<typeof absentTicket>;

/**
 * A scan that is marked, or that did not count (another entry won, or it was refused), or an entry that counts and does not fit its ticket.
 * `name` is null if the ticket is unknown.
 */
const reportIncident = type({
  key: uuid,
  at: moment,
  kind: enums(scanKinds),
  status: tolerantEnum(scanStatuses, 'refused'),
  verdict: tolerantEnum(verdictCodes, 'TECHNIQUE'),
  name: nullable(string()),
  count: integer(),
  door: string(),
  by: string(),
  mark: optional(tolerantEnum(scanMarks, 'device-unknown')),
  /** How many of the people let in are more than the ticket admits. */
  beyond: optional(integer()),
  /** When the ticket stopped fitting: it was cancelled, or seats were given back. */
  since: optional(moment),
});
export type ReportIncident = Infer<typeof reportIncident>;

/** GET /api/evening-reports/{uuid} of a date that has begun: the report made from its scans. Counts are people. */
export const eveningReport = type({
  date: begunDate,
  expected: integer(),
  arrived: integer(),
  undone: integer(),
  quarters: array(reportQuarter),
  kinds: array(reportKind),
  absent: array(absentTicket),
  incidents: tolerantList(reportIncident, hasKnown('kind', scanKinds)),
  /** There were more scans, or more incidents, than an answer holds. */
  cut: boolean(),
});
export type EveningReport = Infer<typeof eveningReport>;
