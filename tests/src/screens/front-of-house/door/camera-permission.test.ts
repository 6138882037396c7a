import { expect, test } from 'vitest';
import { cameraPermission } from '../../../../../src/screens/front-of-house/door/camera-permission';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC_SAFARI = `${MAC} Version/18.5 Safari/605.1.15`;
const PIXEL = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID_CHROME = `${PIXEL} Chrome/137.0.0.0 Mobile Safari/537.36`;
const ANDROID_FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0';
const SAMSUNG = `${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';

const IN_SAFARI =
  'Touchez « AA » ou l’icône à gauche de l’adresse (puis « … » s’il le faut), « Réglages du site web », « Appareil photo », « Autoriser »';
const ON_ANDROID =
  'Touchez l’icône à gauche de l’adresse, « Autorisations », « Appareil photo », « Autoriser »';
const ANYWHERE = 'Autorisez la caméra pour ce site dans les réglages du navigateur';

const said = (userAgent: string, { touchPoints = 5, isInstalled = false } = {}) =>
  cameraPermission({ userAgent, touchPoints, isInstalled }).replaceAll('\u00a0', ' ');

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, IN_SAFARI],
  ['Safari on an iPad, which says that it is a Mac', MAC_SAFARI, IN_SAFARI],
  [
    'Chrome on an iPhone',
    `${IPHONE} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`,
    'Ouvrez Réglages, cherchez « Chrome », allumez « Appareil photo »',
  ],
  [
    'Firefox on an iPhone',
    `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
    'Ouvrez Réglages, cherchez « Firefox », allumez « Appareil photo »',
  ],
  ['a mail program on an iPhone', `${IPHONE} Mobile/15E148`, ANYWHERE],
  ['Chrome on Android', ANDROID_CHROME, ON_ANDROID],
  ['Edge on Android', `${ANDROID_CHROME} EdgA/137.0.0.0`, ON_ANDROID],
  ['Samsung Internet', SAMSUNG, ON_ANDROID],
  [
    'Firefox on Android',
    ANDROID_FIREFOX,
    'Touchez l’icône à gauche de l’adresse, autorisez l’appareil photo',
  ],
  [
    'another app on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36',
    ANYWHERE,
  ],
])('%s', (_, userAgent, steps) => {
  expect(said(userAgent)).toBe(`${steps}, puis réessayez. En attendant, cherchez par nom.`);
});

test.each([
  ['Chrome on Windows', WINDOWS_CHROME, 'Cliquez sur l’icône à gauche de l’adresse, autorisez la caméra'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
    'Cliquez sur la caméra barrée à gauche de l’adresse, retirez le blocage',
  ],
  [
    'Safari on a Mac',
    MAC_SAFARI,
    'Dans le menu Safari, ouvrez les réglages de ce site web, autorisez la caméra',
  ],
  ['an unknown browser', 'Mozilla/5.0 (compatible)', ANYWHERE],
])('%s', (_, userAgent, steps) => {
  expect(said(userAgent, { touchPoints: 0 })).toBe(
    `${steps}, puis réessayez. En attendant, cherchez par nom.`,
  );
});

test.each([
  [
    'an iPhone',
    `${IPHONE} Mobile/15E148`,
    'Ouvrez Réglages, cherchez « Safari », touchez « Appareil photo », « Autoriser »',
  ],
  [
    'Android by Chrome',
    ANDROID_CHROME,
    'Gardez le doigt sur l’icône de l’application, touchez « Paramètres du site », « Appareil photo », « Autoriser »',
  ],
  [
    'Android by Samsung Internet',
    SAMSUNG,
    `Ouvrez ce site dans Samsung Internet, ${ON_ANDROID.replace('T', 't')}`,
  ],
  [
    'Android by Firefox',
    ANDROID_FIREFOX,
    'Ouvrez ce site dans Firefox, touchez l’icône à gauche de l’adresse, autorisez l’appareil photo',
  ],
  ['a computer', WINDOWS_CHROME, ANYWHERE],
])('installed on %s', (_, userAgent, steps) => {
  expect(said(userAgent, { isInstalled: true })).toBe(
    `${steps}, puis réessayez. En attendant, cherchez par nom.`,
  );
});
