import { type Infer, object, type } from 'superstruct';
import { locationFields } from '../../nouns/location';
import { bodyStructs, rowStructs } from '../fields/field-structs';

/** Where something takes place. */
export const location = type({ ...rowStructs(locationFields) });
export interface Location extends Infer<typeof location> {}

/** `address`, `parking` and `access`, if omitted, are unchanged as long as the name is: older clients do not know them. */
export const locationWrite = object({ ...bodyStructs(locationFields) });
