import { nullable, object } from 'superstruct';
import { uuid } from './primitives';

/**
 * PUT body: between which two others of its list a thing is put; null: at that end. If `after` is gone, the place in
 * front of `before` counts; if both are gone, the thing stays where it is.
 */
export const placeWrite = object({ after: nullable(uuid), before: nullable(uuid) });
