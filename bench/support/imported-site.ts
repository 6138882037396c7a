import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeWire } from '#common/base/wire';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { SiteServer } from '../../e2e/support/site-server';
import { imagesOf, newsOf } from './rows';

export interface ImportedSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A site of its own that so many generated news and images were imported into. */
export async function startImportedSite(newsCount: number, imageCount = 0): Promise<ImportedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  chmodSync(folder, 0o755);
  const database = await startEmbedded(join(folder, 'data'));
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  const lines = newsOf(newsCount).map(({ row: { uuid, slug, title, ...row }, body: { content } }) =>
    encodeWire({ uuid, slug, title, ...row, version: undefined, content }),
  );
  writeFileSync(join(archive, 'news.jsonl'), `${lines.join('\n')}\n`);
  writeFileSync(
    join(archive, 'images.jsonl'),
    imagesOf(imageCount)
      .map((image) => `${encodeWire(image)}\n`)
      .join(''),
  );
  const settings = { DATABASE_URL: database.url, DEMO: '0', LOG_LEVEL: 'warn' };
  // An import adds to a site: its first start makes it.
  const site = await SiteServer.start({ ...settings, NODE_ENV: '' });
  await site.stop();
  const imported = spawnSync(process.execPath, [resolve('build/server/import.js'), archive], {
    env: { ...process.env, ...settings, NODE_ENV: '' },
    encoding: 'utf8',
  });
  if (imported.status !== 0) throw new Error(`The import failed:\n${imported.stdout}${imported.stderr}`);
  await site.run();
  return {
    origin: site.origin,
    async stop() {
      await site.dispose();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
