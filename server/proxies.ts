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

/**
 * The client's address behind any number of trusted proxies: starting with the nearest, each is trusted about the
 * address before it.
 * @param peer address at the other end of the connection
 * @param forwardedFor the X-Forwarded-For header
 */
export function addressBehind(peer: string, forwardedFor: string | null, isProxy: IsProxy): string {
  const forwarded = (forwardedFor ?? '').split(',').map((address) => address.trim());
  let address = plain(peer);
  while (isProxy(address)) {
    const before = forwarded.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = plain(before);
  }
  return address;
}

/** An IPv4 address without the prefix (`::ffff:`) that a dual-stack socket adds. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
