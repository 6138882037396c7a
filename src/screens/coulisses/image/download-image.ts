import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';
import { openBeside } from '../../../components/browser/save-file';

/** Downloads an image's original file through the browser. */
export function downloadImage({ uuid, name, year, extension = 'jpg', file }: ImageRow): void {
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = imageFile(uuid, 'ORIGIN', file.version);
  link.download = `${name} ${year}.${extension}`;
  openBeside(link);
  link.click();
}
