import { beginning } from '#common/base/character-count';
import { capitalised } from '#common/base/capitalised';

/** A readable name for a picture, from its file name; names given by cameras keep their number. */
export function photoName(fileName: string): string {
  const read = fileName
    .replace(/\.\w{2,5}$/, '')
    .normalize('NFC')
    .replace(/[_+]+|-(?=\p{L}\p{L})/gu, ' ')
    .replace(/(\p{L}\p{L})-/gu, '$1 ')
    .replace(/\p{C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = beginning(read, MOST);
  const numbered = cameraName.exec(words);
  if (numbered !== null) return `Photo ${numbered[1] ?? ''}`.trim();
  return words === '' ? 'Photo' : capitalised(words);
}

const MOST = 200;

/** `IMG_2041`, `DSC01234`, `PXL_20241105_203011`, `20241105 203011`, and names given by messaging apps. */
const cameraName =
  /^(?:img|image|dsc[fn]?|dscn|p|pxl|mvimg|photo|whatsapp image|signal|screenshot)?[\s-]*([\d\s.,-]*(?:wa\d+)?)$/i;
