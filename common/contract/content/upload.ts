import { type Infer, integer, max, min, object, pattern, string, type } from 'superstruct';
import { numberFromText } from '../fields/list-query';
import { uuid } from '../fields/primitives';

/** A file holds at most 25 MiB, sent whole or in parts. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** A part of a file holds at most 1 MiB, which every proxy accepts. */
export const MAX_PART_BYTES = 1024 * 1024;

/** Where a part begins in its file. */
export const uploadPart = object({ uuid, start: numberFromText(max(min(integer(), 0), MAX_FILE_BYTES)) });

/** An unfinished upload: how many bytes the server has from the beginning, without a gap. */
export const upload = type({ received: integer() });
export type Upload = Infer<typeof upload>;

/** A file uploaded in parts, with its expected size and hash. */
export const uploadedFile = object({
  upload: uuid,
  size: max(min(integer(), 1), MAX_FILE_BYTES),
  sha256: pattern(string(), /^[0-9a-f]{64}$/),
});
export type UploadedFile = Infer<typeof uploadedFile>;
