/** The order matters: most browsers also contain the names of the browsers they imitate. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|OPX|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS|Focus|Klar)\//, 'Firefox'],
  [/\b((Headless)?Chrome|Chromium|CriOS)\//, 'Chrome'],
  // Many browsers claim to be Safari; only Safari gives its version, and only on Apple's systems. Separate lookaheads,
  // since a sequence of patterns could backtrack in a million ways.
  [/^(?=.*\b(iPhone|iPad|Mac OS X)\b)(?=.*\bVersion\/\d).* Safari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** A device's name for people, from its User-Agent: « Firefox sur Android ». */
export function deviceLabel(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser === undefined) return system ?? 'Appareil inconnu';
  return system === undefined ? browser : `${browser} sur ${system}`;
}

function nameIn(list: readonly [pattern: RegExp, name: string][], userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}
