import { isSecretPath } from '#common/contract/site/secret-addresses';

/** Hash of the single inline script of index.html. */
const firstScript = "'sha256-cVKVYBiMP/K2S0DojOf9BeHx05YG11qleIT7u5gUS1M='";

const policy = {
  'default-src': "'self'",
  'script-src': `'self' ${firstScript}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // For the URLs of the page's own workers; for empty markup; for what the page has in its noscript.
  'trusted-types': 'workers default printed',
};

const write = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const pagePolicy = write(policy);

/** QR codes are decoded with WebAssembly in a worker of its own; no other script may compile WebAssembly. */
const decoderPolicy = write({ ...policy, 'script-src': "'self' 'wasm-unsafe-eval'" });

const common = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const pages = {
  ...common,
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const httpsForGood = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Security headers of pages and their files.
 * @param path of the request
 * @param overHttps whether the site is permanently served over https
 */
export function pageHeaders(path: string, overHttps: boolean): HeaderRecord {
  return {
    ...pages,
    'Content-Security-Policy': isDecoder(path) ? decoderPolicy : pagePolicy,
    'Referrer-Policy': isSecretPath(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(overHttps ? httpsForGood : {}),
  };
}

/** Headers of call answers: opened as a page, they may do nothing. A file may be displayed (a PDF in its viewer). */
export const apiHeaders = (isFile: boolean, overHttps: boolean): HeaderRecord =>
  api[`${isFile ? 'file' : 'text'}${overHttps ? 'ForGood' : ''}`];

const text = {
  ...common,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};
const file = { ...text, 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" };
const api = {
  text,
  file,
  textForGood: { ...text, ...httpsForGood },
  fileForGood: { ...file, ...httpsForGood },
} as const;

const isDecoder = (path: string) => /^\/assets\/decoder-[\w-]+\.js$/.test(path);
