import { isIP } from 'node:net';
import type { Config } from './config';
import { proxiesNamed } from './platform/process/proxies';

interface SettingWarning {
  readonly setting: string;
  readonly french: string;
  readonly english: string;
}

/** What the server runs with, and part of the site does without. */
export function settingWarnings({
  siteUrl,
  nextSiteUrl,
  trustedProxies,
}: Pick<Config, 'siteUrl' | 'nextSiteUrl' | 'trustedProxies'>): readonly SettingWarning[] {
  return [
    ...inDigits('SITE_URL', siteUrl),
    ...inDigits('NEXT_SITE_URL', nextSiteUrl),
    ...tooTrusting(trustedProxies),
  ];
}

function inDigits(setting: string, address: string | null): readonly SettingWarning[] {
  if (address === null) return [];
  const { hostname } = new URL(address);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return [];
  return [
    {
      setting,
      french: `Les navigateurs n’admettent pas de clés d’accès (passkeys) à une adresse en chiffres (${hostname}) : donnez un nom au site, ou localhost pour l’essayer.`,
      english: `Browsers allow no passkeys at an address in digits (${hostname}): give the site a name, or localhost to try it.`,
    },
  ];
}

/** Kept for examples in texts: nobody has them, and only a network of strangers holds one. */
const nobodys = ['192.0.2.1', '203.0.113.1', '2001:db8::1'];

function tooTrusting(proxies: readonly string[]): readonly SettingWarning[] {
  if (!nobodys.some(proxiesNamed(proxies))) return [];
  const named = proxies.join(', ');
  return [
    {
      setting: 'TRUST_PROXY',
      french: `Elle croit des inconnus (${named}) : chacun peut se faire passer pour mille visiteurs, et aucune limite ne tient. N’y mettez que l’adresse du relais.`,
      english: `It believes strangers (${named}): anybody can pass for a thousand visitors, and no limit holds. Name the address of the proxy alone.`,
    },
  ];
}
