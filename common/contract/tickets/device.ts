import { type Infer, integer, max, min, nullable, object, optional, size, string, type } from 'superstruct';
import { line, moment, uuid } from '../fields/primitives';

/** POST /api/devices arms a phone for the door. The client makes the uuid; `name` is the door: "Porte A". */
export const deviceWrite = object({ uuid, name: line(60) });
export type DeviceWrite = Infer<typeof deviceWrite>;

/**
 * The answer with the device key, shown once; it is valid for POST /api/scans alone. `expiresAt` moves while the key is
 * used: see `doorState`.
 */
export const armedDevice = type({ uuid, name: string(), key: string(), expiresAt: moment });
export type ArmedDevice = Infer<typeof armedDevice>;

/**
 * A door phone as the office sees it. `contactAt` is the server's last contact with it, absent before the first one.
 * `mirroredAt` and `waiting` are what the phone reported then: when its mirror was last complete (null: not yet), and
 * how many scans were waiting.
 */
export const device = type({
  uuid,
  name: string(),
  armedBy: string(),
  armedAt: moment,
  expiresAt: moment,
  disarmedAt: optional(moment),
  /** Since when its scans do not count. */
  voidFrom: optional(moment),
  contactAt: optional(moment),
  mirroredAt: nullable(moment),
  waiting: integer(),
});
export type Device = Infer<typeof device>;

/** POST /api/devices/{uuid}/cancellation takes back what a disarmed phone let in and out from a moment on. */
export const scansVoid = object({ since: moment });
/** How many entries and exits were taken back. */
export const scansVoided = type({ count: integer() });

/**
 * A door phone's report, sent as JSON in this header with its pulls and scans. A server that does not know the header
 * yet ignores it, and a request that is sent again keeps the same payload.
 */
export const doorHeader = 'X-Door';
export const doorReport = object({
  key: size(string(), 1, 200),
  mirroredAt: nullable(moment),
  waiting: max(min(integer(), 0), 1_000_000),
});
export type DoorReport = Infer<typeof doorReport>;

/**
 * The server's answer to a phone that works as a door, with its pulls and scans: until when its key is good. The key is
 * renewed by being used; it ends early if the person who armed the phone has lost the right.
 */
export const doorState = type({ expiresAt: moment });
export type DoorState = Infer<typeof doorState>;
