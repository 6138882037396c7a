import { knownCookie } from '#common/contract/feed/csrf-names';
import type { Asked } from './answer';

const YEAR_SECONDS = 31_536_000;

/**
 * Marks a device that was given what the site keeps on it, unless it is marked. Browsers that delete what scripts have
 * stored (Safari after seven days without a visit) leave a server's cookie: so the page knows that something is gone.
 */
export function markDevice(asked: Asked, secure: boolean): Record<string, string> {
  const cookies = asked.header('cookie') ?? '';
  if (cookies.split(';').some((pair) => pair.trim().startsWith(`${knownCookie}=`))) return {};
  return {
    'Set-Cookie': `${knownCookie}=1; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}
