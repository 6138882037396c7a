import type { locationFields } from '#common/nouns/location';
import type { ColumnsOf } from '../columns';

type Columns = ColumnsOf<typeof locationFields>;
type Named = { readonly [Name in keyof Columns as `location_${Name}`]: Columns[Name] };

/** A location, in the table of what takes place there. */
export interface StoredLocation extends Named {}
