import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

const run = promisify(execFile);

/** What other programs than ours see in a PDF; its files are gone when the test file is over. */
export function paperDesk() {
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paper-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  return {
    /** Lays a PDF down and gives the path of its file. */
    async save(pdf: Uint8Array): Promise<string> {
      const file = join(folder, `${(count += 1)}.pdf`);
      await writeFile(file, pdf);
      return file;
    },
    /** All words; no-break spaces are read as plain ones. */
    wordsOf: async (file: string): Promise<string> =>
      (await run('pdftotext', ['-layout', file, '-'])).stdout.replace(/[\u00a0\u202f]/g, ' '),
    /** The text of the QR that a camera reads. */
    async codeOf(file: string): Promise<string> {
      const picture = file.replace('.pdf', '');
      await run('pdftoppm', ['-r', '90', '-png', '-singlefile', file, picture]);
      return (await run('zbarimg', ['-q', '--raw', `${picture}.png`])).stdout.trim();
    },
    factsOf: async (file: string): Promise<string> => (await run('pdfinfo', [file])).stdout,
    fontsOf: async (file: string): Promise<readonly string[]> =>
      (await run('pdffonts', [file])).stdout.trim().split('\n').slice(2),
  };
}
