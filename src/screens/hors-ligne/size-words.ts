import type { KeptSize } from '#common/rules/kept-photo';
import { fileSize } from '../../text/file-size';

/** A size estimated from pixels is marked as approximate. */
export const sizeOf = ({ bytes, isMeasured }: KeptSize): string =>
  isMeasured ? fileSize(bytes) : `environ ${fileSize(bytes)}`;
