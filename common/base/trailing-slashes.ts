/** A path without its trailing slashes; `/` becomes empty. Scans from the end, so that it takes linear time. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}
