import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Asked, isSame } from './answer';
import { EncodedText } from './encoded-text';

/** The files of a build: read on first use and kept in memory. `<name>.br` is the compressed form of a file. */
export class StaticFiles {
  readonly #paths: ReadonlySet<string>;
  readonly #compressed: ReadonlySet<string>;
  readonly #files = new Map<string, Promise<EncodedText>>();

  /**
   * @param folder build/client, or the archive with files of former builds; a missing one is treated as empty
   * @param address prefix of the folder's paths
   */
  constructor(
    readonly folder: string,
    readonly address = '',
  ) {
    const paths = pathsBelow(folder).map((path) => address + path);
    this.#paths = new Set(paths.filter((path) => !isCompressed(path)));
    this.#compressed = new Set(paths.filter(isCompressed));
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  read(path: string): Promise<EncodedText> {
    const kept = this.#files.get(path);
    if (kept !== undefined) return kept;
    const file = this.#load(path);
    this.#files.set(path, file);
    // As when the process has too many files open: the next reader tries again.
    file.catch(() => this.#files.delete(path));
    return file;
  }

  async #load(path: string): Promise<EncodedText> {
    const file = join(this.folder, path.slice(this.address.length));
    const isCompressed = this.#compressed.has(`${path}.br`);
    const [bytes, brotli] = await Promise.all([
      readFile(file),
      isCompressed ? readFile(`${file}.br`) : undefined,
    ]);
    return new EncodedText(bytes, brotli);
  }

  /** The file as an answer: 304 if the client has it, compressed if that pays off. */
  async answer(asked: Asked, path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    return fileAnswer(asked, await this.read(path), { 'Content-Type': typeOf(path), ...headers });
  }
}

/**
 * Bytes as an answer to a GET or HEAD, with their version, in a coding that the client accepts.
 * @param status other than 200 for bytes that are not kept for further requests
 */
export async function fileAnswer(
  asked: Asked,
  file: EncodedText,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const responseHeaders = { ...headers, ETag: file.etag, Vary: 'Accept-Encoding' };
  if (status === 200 && isSame(asked.header('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers: responseHeaders });
  }
  const isText = /^(text|image\/svg|application)\b/.test(headers['Content-Type'] ?? '');
  const accepted = isText ? (asked.header('accept-encoding') ?? '') : '';
  const { coding, bytes } = await file.encodedFor(accepted, status === 200 ? 'kept' : 'once');
  const coded = coding === null ? responseHeaders : { ...responseHeaders, 'Content-Encoding': coding };
  return new Response(bytes, {
    status,
    headers: { ...coded, 'Content-Length': String(bytes.length) },
  });
}

const isCompressed = (path: string) => path.endsWith('.br');

// Source maps are for the site's operators and are not served.
function pathsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
};

const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream';
