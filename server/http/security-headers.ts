const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
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
  // The one policy of the page, which vouches for the addresses of its own workers.
  'trusted-types': 'workers',
};

const write = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const pagePolicy = write(policy);

/** Reading QR codes in WebAssembly happens in a worker of its own; no other script may compile it. */
const decoderPolicy = write({ ...policy, 'script-src': "'self' 'wasm-unsafe-eval'" });

/** Pages whose address lets in whoever knows it: it must not leave with a link. */
const capabilities = /^\/(reservations\/ma-reservation|utilisateur\/(activation|mot-de-passe))\//;

/**
 * What every answer says to browsers about what it may do.
 * @param path of the request
 * @param overHttps whether the site is served over https for good
 */
export function securityHeaders(path: string, overHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': isDecoder(path) ? decoderPolicy : pagePolicy,
    'Permissions-Policy':
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    'Referrer-Policy': capabilities.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(overHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

const isDecoder = (path: string) => /^\/assets\/decoder-[\w-]+\.js$/.test(path);
