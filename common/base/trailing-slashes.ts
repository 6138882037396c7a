/** A path without the slashes at its end; nothing is left of `/`. Read from its end, so that no path takes long. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}
