import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { must } from '#common/base/must';
import { drawCover } from '#common/drawing/cover';
import type { Database } from '../../platform/database/schema';
import { findSettings } from '../settings/settings-repository';

/** The picture of shared links to pages without one, with the association's name on it, where it has chosen no other. */
export async function printCover(database: Kysely<Database>): Promise<Buffer> {
  const { title } = must(await findSettings(database), 'the settings');
  const cover = drawCover({ title, subtitle: 'Théâtre amateur' });
  return sharp(Buffer.from(cover)).png({ palette: true }).toBuffer();
}
