import type { PhotosSize } from '#common/rules/offline-photo';
import { fileSize } from '../../text/file-size';

/** A size estimated from pixels is marked as approximate. */
export const sizeOf = ({ bytes, isMeasured }: PhotosSize): string =>
  isMeasured ? fileSize(bytes) : `environ ${fileSize(bytes)}`;
