// How the rules of .dependency-cruiser.mjs are written.

/** Folders of the product. */
export const ours = '^(common|mirror|worker|src|server)/';

/**
 * Among our own folders, modules of `from` may import only what `allowed` matches.
 * @param {string} name
 * @param {string} from
 * @param {string} allowed
 * @param {string} comment
 */
export const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: ours, pathNot: allowed },
});

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 * @param {string} comment
 */
export const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/**
 * The rooms of a folder stand on levels, the lowest first: a room imports itself, rooms below it, and `besides`. A room that
 * is not on the list may import nothing, so that each new one gets its place. Files in the folder itself are above all rooms.
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} levels the rooms of each, as alternatives of a pattern
 * @param {string} besides
 * @param {string} comment
 */
export const onLevels = (name, folder, levels, besides, comment) => [
  ...levels.map((rooms, level) =>
    only(
      name,
      `^${folder}/(${rooms})/`,
      `${besides}|^${folder}/(${['$1', ...levels.slice(0, level)].join('|')})/`,
      comment,
    ),
  ),
  only(
    name,
    `^${folder}/(?!(${levels.join('|')})/)[^/]+/`,
    '^$',
    'A new room has its place among the levels.',
  ),
];
