import { type Infer, integer, max, min, nullable, object, optional, size, string, type } from 'superstruct';
import { line, moment, uuid } from '../fields/primitives';

/** POST /api/devices arms a phone for the door. The client makes the uuid; `name` is the door: "Porte A". */
export const deviceWrite = object({ uuid, name: line(60) });
export type DeviceWrite = Infer<typeof deviceWrite>;

/** The answer holds the device key, shown once, good for POST /api/scans alone, 7 days. */
export const armedDevice = type({ uuid, name: string(), key: string(), expiresAt: moment });
export type ArmedDevice = Infer<typeof armedDevice>;

/**
 * A phone of the door as the office sees it. `contactAt` is when the server last heard of it, absent before the first
 * time; `mirroredAt` and `waiting` are what it told then: when its mirror last held all (null: not yet), and how many
 * scans waited in it.
 */
export const device = type({
  uuid,
  name: string(),
  armedBy: string(),
  armedAt: moment,
  expiresAt: moment,
  disarmedAt: optional(moment),
  contactAt: optional(moment),
  mirroredAt: nullable(moment),
  waiting: integer(),
});
export type Device = Infer<typeof device>;

/**
 * What a phone of the door tells with its pulls and its scans, as JSON in this header: a server that does not know it
 * yet lets it be, and a request that is sent again stays the same payload.
 */
export const doorHeader = 'X-Door';
export const doorReport = object({
  key: size(string(), 1, 200),
  mirroredAt: nullable(moment),
  waiting: max(min(integer(), 0), 1_000_000),
});
export type DoorReport = Infer<typeof doorReport>;
