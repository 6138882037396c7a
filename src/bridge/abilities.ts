/*
 * What a browser can do or not, asked for here and nowhere else (tests/house/abilities): older iPhones, web views and
 * addresses without https lack some of it, and to call what is not there ends a screen. Each has its way out.
 */

/** The way out is `copyText`, or to save the file. */
export function canShare(data?: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return data === undefined || (typeof navigator.canShare === 'function' && navigator.canShare(data));
}

/** Opens the device's own sheet. Returns whether that was possible: a person who closes it has seen it. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Returns whether the device let it be copied: else the text is shown, to be selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** No iPhone can: the screen says more instead. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

/** @param pattern milliseconds on and off in turn */
export function vibrate(pattern: number[]): void {
  if (canVibrate()) navigator.vibrate(pattern);
}

/** Whether the screen can be kept on: else people are told how they do it. */
export const canStayLit = (): boolean => navigator.wakeLock !== undefined;

/** Null where the browser cannot or will not, as on a low battery: everything works all the same. */
export async function keepLit(): Promise<WakeLockSentinel | null> {
  return (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
}

/** The cameras; null where the browser lets no site have one. */
export const mediaDevices = (): MediaDevices | null => navigator.mediaDevices ?? null;

/** Whether the site can answer without a network: in some private windows, where there is no service worker, it cannot. */
export const canAnswerOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Asks the browser to delete nothing on its own: only a page can. Returns whether it promises that. */
export async function promiseStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

export interface StorageRoom {
  /**
   * Storage that this site uses on this device, pictures and data alike, in bytes. How much more it may use nobody can
   * tell: browsers make up a quota, whatever is free on the device.
   */
  readonly usage: number;
  /** The browser has granted persistent storage, and so deletes nothing of it on its own. */
  readonly isPromised: boolean;
}

/** Null where the browser gives no estimate. */
export async function measureStorage(): Promise<StorageRoom | null> {
  try {
    const [{ usage }, isPromised] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined ? null : { usage, isPromised };
  } catch {
    return null;
  }
}

export interface Browser {
  readonly userAgent: string;
  /** How many fingers the screen tells apart. */
  readonly touchPoints: number;
  /** Opened from its icon on the home screen: there is no address bar, and no way back but the page's own. */
  readonly isInstalled: boolean;
}

export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
});

/** An iPhone or iPad; an iPad says that it is a Mac, but has a screen to touch. */
export function isApplePhone({ userAgent, touchPoints }: Omit<Browser, 'isInstalled'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}
