import { BlockList, isIP } from 'node:net';

/** Whether an address is a proxy whose `X-Forwarded-For` is trusted. */
export type IsProxy = (address: string) => boolean;

/**
 * Trusts the proxies at these addresses.
 * @param names addresses and networks: `10.0.0.5`, `10.1.0.0/16`, `fd00::/8`. Throws RangeError for any other text
 */
export function proxiesNamed(names: readonly string[]): IsProxy {
  const known = new BlockList();
  for (const name of names) {
    const [address = '', bits, ...more] = name.split('/');
    const family = isIP(address);
    const length = family === 4 ? 32 : 128;
    const isFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= length);
    if (family === 0 || !isFit || more.length > 0) throw new RangeError(name);
    known.addSubnet(address, Number(bits ?? length), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && known.check(plain(address), familyOf(plain(address)));
}

/** The default for a site whose proxy runs on the same machine. */
export const onThisMachine: readonly string[] = ['127.0.0.0/8', '::1'];

/** Whether an address is this machine's own. */
export const isLoopback: IsProxy = proxiesNamed(onThisMachine);

/** Whether an address is this machine's own, or of a private network: nobody on the internet has it. */
export const isPrivate: IsProxy = proxiesNamed([
  ...onThisMachine,
  '::',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

/** Where a request comes from. */
interface Origin {
  readonly address: string;
  /** Whom that address asks for, as it says itself; null if it says nothing. */
  readonly claimed: string | null;
}

/**
 * The client's address behind any number of trusted proxies: starting with the nearest, each is trusted about the
 * address before it.
 * @param peer address at the other end of the connection
 * @param forwardedFor the X-Forwarded-For header
 */
export function originBehind(peer: string, forwardedFor: string | null, isProxy: IsProxy): Origin {
  const forwarded = (forwardedFor ?? '').split(',').map((address) => address.trim());
  let address = plain(peer);
  while (isProxy(address)) {
    const before = forwarded.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = plain(before);
  }
  const claimed = isProxy(address) ? '' : (forwarded.pop() ?? '');
  return { address, claimed: isIP(claimed) === 0 ? null : claimed };
}

/** An IPv4 address without the prefix (`::ffff:`) that a dual-stack socket adds. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
