import { type Infer, integer, max, min, object, pattern, string, type } from 'superstruct';
import { numberFromText } from '../fields/list-query';
import { uuid } from '../fields/primitives';

/** A sent file holds at most 25 MiB, whichever way it comes. */
export const MOST_FILE_BYTES = 25 * 1024 * 1024;

/** A part of a file that comes in parts holds at most 1 MiB, which every proxy on the way lets pass. */
export const MOST_PART_BYTES = 1024 * 1024;

/** Where a part begins in its file. */
export const uploadPart = object({ uuid, start: numberFromText(max(min(integer(), 0), MOST_FILE_BYTES)) });

/** A file on its way: how many of its bytes are here, from its beginning on without a gap. */
export const upload = type({ received: integer() });
export type Upload = Infer<typeof upload>;

/** A file that came in parts, and what it has to be now that all are here. */
export const uploadedFile = object({
  upload: uuid,
  size: max(min(integer(), 1), MOST_FILE_BYTES),
  sha256: pattern(string(), /^[0-9a-f]{64}$/),
});
export type UploadedFile = Infer<typeof uploadedFile>;
