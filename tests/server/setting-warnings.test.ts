import { expect, test } from 'vitest';
import { readConfig } from '#server/config';
import { settingWarnings } from '#server/setting-warnings';

test('an address in digits is warned of, since browsers allow no passkey there, and no other is', () => {
  const warned = (siteUrl: string, nextSiteUrl: string | null = null) =>
    settingWarnings({ ...readConfig({}), siteUrl, nextSiteUrl }).map(({ setting }) => setting);
  for (const host of ['127.0.0.1', '192.168.1.4:8443', '[::1]']) {
    expect(warned(`https://${host}`)).toEqual(['SITE_URL']);
    expect(warned('https://www.theatre.example', `https://${host}`)).toEqual(['NEXT_SITE_URL']);
  }
  for (const host of ['www.theatre.example', 'localhost:8080'])
    expect(warned(`https://${host}`, `https://${host}`)).toEqual([]);
});

test('proxies that take in half of the internet are warned of, since anybody could then speak for others', () => {
  const warned = (TRUST_PROXY: string) =>
    settingWarnings(readConfig({ TRUST_PROXY })).map(({ setting }) => setting);
  for (const wide of ['0.0.0.0/0', '10.0.0.5, ::/0', '128.0.0.0/1', '2000::/3'])
    expect(warned(wide)).toEqual(['TRUST_PROXY']);
  for (const narrow of ['10.0.0.0/8', '172.16.0.0/12, fc00::/7', '104.16.0.0/13, 2606:4700::/32'])
    expect(warned(narrow)).toEqual([]);
});
