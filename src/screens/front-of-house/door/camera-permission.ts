import { type Browser, isApplePhone } from '../../../bridge/abilities';

/** How a person who refused the camera allows it after all, in this browser. */
export function cameraPermission(browser: Browser): string {
  return `${stepsIn(browser) ?? ANYWHERE}, puis réessayez. En attendant, cherchez par nom.`;
}

const ANYWHERE = 'Autorisez la caméra pour ce site dans les réglages du navigateur';

function stepsIn(browser: Browser): string | null {
  const { userAgent } = browser;
  if (isApplePhone(browser)) return stepsOnApple(browser);
  return userAgent.includes('Android') ? stepsOnAndroid(browser) : stepsOnComputer(browser);
}

// Searching the settings finds a browser in all versions: since iOS 18 it is one level deeper.
function stepsOnApple({ userAgent, isInstalled }: Browser): string | null {
  if (isInstalled)
    return 'Ouvrez Réglages, cherchez «\u00a0Safari\u00a0», touchez «\u00a0Appareil photo\u00a0», «\u00a0Autoriser\u00a0»';
  const other = nameIn(userAgent, { CriOS: 'Chrome', FxiOS: 'Firefox', EdgiOS: 'Edge' });
  if (other !== undefined)
    return `Ouvrez Réglages, cherchez «\u00a0${other}\u00a0», allumez «\u00a0Appareil photo\u00a0»`;
  if (!/Version\/.* Safari\/[\d.]+$/.test(userAgent)) return null;
  return 'Touchez «\u00a0AA\u00a0» ou l’icône à gauche de l’adresse (puis «\u00a0…\u00a0» s’il le faut), «\u00a0Réglages du site web\u00a0», «\u00a0Appareil photo\u00a0», «\u00a0Autoriser\u00a0»';
}

function stepsOnAndroid({ userAgent, isInstalled }: Browser): string | null {
  if (/; wv\)|OPR\//.test(userAgent)) return null;
  const name = nameIn(userAgent, {
    'Firefox/': 'Firefox',
    'SamsungBrowser/': 'Samsung Internet',
    'EdgA/': 'Edge',
    'Chrome/': 'Chrome',
  });
  if (name === undefined) return null;
  // Android's own permissions of an installed site are empty: those of the browser hold, and Chrome's icon leads there.
  if (isInstalled && name === 'Chrome')
    return 'Gardez le doigt sur l’icône de l’application, touchez «\u00a0Paramètres du site\u00a0», «\u00a0Appareil photo\u00a0», «\u00a0Autoriser\u00a0»';
  const where = 'l’icône à gauche de l’adresse';
  const from = isInstalled ? `Ouvrez ce site dans ${name}, touchez ${where}` : `Touchez ${where}`;
  return name === 'Firefox'
    ? `${from}, autorisez l’appareil photo`
    : `${from}, «\u00a0Autorisations\u00a0», «\u00a0Appareil photo\u00a0», «\u00a0Autoriser\u00a0»`;
}

function stepsOnComputer({ userAgent, isInstalled }: Browser): string | null {
  if (isInstalled) return null;
  if (/Firefox\//.test(userAgent))
    return 'Cliquez sur la caméra barrée à gauche de l’adresse, retirez le blocage';
  if (/Chrome\//.test(userAgent)) return 'Cliquez sur l’icône à gauche de l’adresse, autorisez la caméra';
  if (!/Version\/.* Safari\//.test(userAgent)) return null;
  return 'Dans le menu Safari, ouvrez les réglages de ce site web, autorisez la caméra';
}

/** The first name whose mark the user agent bears. */
const nameIn = (userAgent: string, names: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];
