import { features } from 'web-features';
import { oldest } from './browsers.mjs';

/**
 * What some browser of the list lacks and the site fills in (common/base/fill-in.ts, src/bridge/signal-timeout.ts), by the
 * keys of MDN's compatibility data.
 */
export const filledIn = new Set([
  ...['toReversed', 'toSorted', 'toSpliced', 'with'].map((name) => `javascript.builtins.Array.${name}`),
  'api.AbortSignal.timeout_static',
]);

/**
 * What some browser of the list lacks and the site uses all the same, and what happens there. The data count as lacking also
 * what a browser has in part, or under a prefix.
 * @type {Readonly<Record<string, string>>}
 */
export const doneWithout = {
  'api.BarcodeDetector': 'zxing-wasm reads the codes',
  'api.BarcodeDetector.BarcodeDetector': 'the same',
  'api.BarcodeDetector.getSupportedFormats_static': 'the same',
  'api.IDBFactory.databases': 'Dexie keeps a list of its own: mirror/storage.ts',
  'api.Navigator.canShare': 'nothing is offered to share',
  'api.Navigator.share': 'the address is copied instead',
  'api.Navigator.vibrate': 'the verdict is heard and seen',
  'api.Navigator.wakeLock': 'the screen goes dark as it usually does',
  'api.HTMLElement.showPopover': 'a bubble is a plain element: use-plain-bubble',
  'api.HTMLElement.hidePopover': 'the same',
  'api.Response.formData':
    'what a phone shares arrives with its files; only a file that is on a server is not read',
  'css.at-rules.container': 'asks the window instead: vite.config.ts',
  'html.elements.img.fetchpriority': 'pictures come in the order in which they are found',
  'html.elements.search': 'a block like others: src/styles/reset.css',
  'html.elements.video.playsinline': 'Firefox plays it in its place without being asked',
  'html.global_attributes.inert': 'what fades out can still be pressed, in Safari 15.4 alone',
  'html.global_attributes.popover': 'a bubble is a plain element: use-plain-bubble',
  'css.properties.accent-color': 'the chosen one is marked in the colour of the browser',
  'css.properties.box-decoration-break': 'a marked word at the end of a line has an open side',
  'css.properties.container': 'see css.at-rules.container',
  'css.properties.container-type': 'the same',
  'css.properties.forced-color-adjust': 'browsers without it have no forced colours either',
  'css.properties.hyphens': 'Safari has it under a prefix',
  'css.properties.mask': 'Chromium has it under a prefix, which is added by Lightning CSS',
  'css.properties.outline': 'Safari draws it with square corners',
  'css.properties.overflow-clip-margin': 'the edge of a chart is clipped',
  'css.properties.overscroll-behavior': 'the page behind may scroll too',
  'css.properties.resize': 'a text on a phone grows by itself',
  'css.properties.rotate': 'a sign is not turned, in Chrome 103 alone',
  'css.properties.scale': 'a card does not swell, in Chrome 103 alone',
  'css.properties.scrollbar-width': 'a scrollbar is seen',
  'css.properties.text-size-adjust': 'a wish of phones',
  'css.properties.text-wrap': 'lines break as they come',
  'css.properties.translate': 'nothing glides in, in Chrome 103 alone',
  'css.properties.user-select': 'Safari has it under a prefix, which is added by Lightning CSS',
  'css.at-rules.media.forced-colors': 'browsers without it have no forced colours either',
  'css.at-rules.media.scripting': 'where no script runs, buttons are seen that do nothing',
  'css.at-rules.page': 'paper has the margins that the printer gives it',
  'css.selectors.has': 'Firefox before 121: a place is not kept for a bar, a frame is plain',
  'css.selectors.selection': 'the selection has the colour of the system',
  'css.types.color.color-mix': 'a tint is not seen',
  'css.types.color.light-dark': 'lowered by Lightning CSS',
  'css.types.color.oklch': 'lowered by Lightning CSS',
  'css.types.length.lh': 'lines count as high as those of the page: scripts/lower-styles.mjs',
};

/** @typedef {Readonly<Record<string, string | undefined>>} Support */

/** @type {Map<string, Support>} */
const supports = new Map();
for (const feature of Object.values(features)) {
  const { by_compat_key: byKey = {} } = 'status' in feature ? feature.status : {};
  for (const [key, { support }] of Object.entries(byKey)) supports.set(key, { ...support });
}

/**
 * Names of `browserslist` that the data spell otherwise.
 * @type {Record<string, string>}
 */
const inData = { ios_saf: 'safari_ios' };

/**
 * The browsers of the list that lack a feature, with the version that brings it.
 * @param {string} key
 * @returns {string[]}
 */
export function lackingIn(key) {
  const support = supports.get(key);
  if (support === undefined) return [];
  return Object.entries(oldest).flatMap(([name, version]) => {
    const since = support[inData[name] ?? name];
    const isThere = since !== undefined && Number(since.replace('≤', '')) <= Number(version);
    return isThere ? [] : [since === undefined ? name : `${name} < ${since}`];
  });
}

/**
 * Objects that every page has, by their names.
 * @type {Record<string, string>}
 */
const globals = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

const builtIns = 'Array|Map|RegExp|Set|String';
const interfaces = 'Blob|Document|Element|EventTarget|HTMLElement|Node|Response';

/** Methods that are called by a name which nothing older has. */
const newMethods = new Map();
for (const key of supports.keys()) {
  const [, name] =
    new RegExp(`^(?:javascript\\.builtins\\.(?:${builtIns})|api\\.(?:${interfaces}))\\.([a-z]\\w*)$`).exec(
      key,
    ) ?? [];
  if (name === undefined || name.includes('_')) continue;
  const others = newMethods.get(name);
  newMethods.set(name, others === null || lackingIn(key).length === 0 ? null : key);
}

/**
 * The keys that a member of a global object may have: `navigator.share`, `AbortSignal.any`, `Intl.Segmenter`.
 * @param {string} object
 * @param {string} member
 */
export function keysOfMember(object, member) {
  const owner = globals[object];
  if (owner !== undefined) return [`api.${owner}.${member}`];
  if (!/^[A-Z]/.test(object)) return [];
  return [`api.${object}.${member}_static`, `javascript.builtins.${object}.${member}`];
}

/** @param {string} name of what is constructed or called */
export const keysOfGlobal = (name) => [`api.${name}`, `javascript.builtins.${name}`];

/**
 * The keys of an element of HTML, and of its attributes as React names them.
 * @param {string} element
 * @param {string[]} attributes
 */
export const keysOfElement = (element, attributes) => [
  `html.elements.${element}`,
  ...attributes.flatMap((attribute) =>
    ['global_attributes', `elements.${element}`].map((room) => `html.${room}.${attribute.toLowerCase()}`),
  ),
];

/** @param {string} name of a method that is called on something */
export const keysOfMethod = (name) => [newMethods.get(name) ?? ''];

/**
 * The keys of what a regular expression uses, literal or in a text that one is made of.
 * @param {string} pattern
 * @param {string} [flags]
 */
export const keysOfPattern = (pattern, flags = '') => [
  ...(/(?:^|[^\\])\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : []),
  ...(/(?:^|[^\\])\(\?(?:[ims]+|[ims]*-[ims]+):/.test(pattern)
    ? ['javascript.regular_expressions.modifier']
    : []),
  ...(flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : []),
];

/**
 * The key of an option with which something of `Intl` is made.
 * @param {string} name of what is made: `NumberFormat`
 * @param {string} option
 */
export const keyOfOption = (name, option) =>
  `javascript.builtins.Intl.${name}.${name}.options_parameter.options_${option}_parameter`;

/** What Chrome has only since a version above its oldest one: the object, whether its instances have it, and its name. */
export const newToChrome = [...supports.keys()].flatMap((key) => {
  const [, kind, object, member, itself] =
    /^(api|javascript\.builtins)\.(\w+)\.([a-z][a-zA-Z]*)(_static)?$/.exec(key) ?? [];
  const isNew = lackingIn(key).some((lacking) => lacking.startsWith('chrome < '));
  if (!isNew || object === undefined || member === undefined) return [];
  // Of what belongs to the language, the data do not say which of the two has it.
  const owners = kind === 'api' ? [itself === undefined] : [true, false];
  return owners.map((isOfInstances) => ({ object, isOfInstances, member }));
});

/**
 * The keys that a style sheet uses, and some browser of the list lacks.
 * @param {string} css
 * @returns {string[]}
 */
export function lackingStyles(css) {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  const found = [
    ...keysBy(text, /(?<=[;{]\s*)([a-z-]+)(?=\s*:[^;{}]+;)/g, 'css.properties'),
    ...keysBy(text, /(?<!:):{1,2}([a-z-]+)(?=[^;{}]*\{)/g, 'css.selectors'),
    ...keysBy(text, /@([a-z-]+)/g, 'css.at-rules'),
    ...keysBy(text, /@media[^{]*\(([a-z-]+)/g, 'css.at-rules.media'),
    ...keysBy(text, /\b([a-z-]+)\(/g, 'css.types.color'),
    ...keysBy(text, /(?<![\w#.-])\d*\.?\d+([a-z]+)\b/gi, 'css.types.length'),
  ];
  return [...new Set(found)].filter((key) => lackingIn(key).length > 0).sort();
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} room
 */
const keysBy = (text, pattern, room) => [...text.matchAll(pattern)].map(([, name]) => `${room}.${name}`);
