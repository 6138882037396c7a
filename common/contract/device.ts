import { type Infer, object, string, type } from 'superstruct';
import { line, moment, uuid } from './primitives';

/** POST /api/devices arms a phone for the door. The client makes the uuid; `name` is the door: "Porte A". */
export const deviceWrite = object({ uuid, name: line(60) });
export type DeviceWrite = Infer<typeof deviceWrite>;

/** The answer holds the device key, shown once, good for POST /api/scans alone, 7 days. */
export const armedDevice = type({ uuid, name: string(), key: string(), expiresAt: moment });
export type ArmedDevice = Infer<typeof armedDevice>;
