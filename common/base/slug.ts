import { fold } from './fold';
import { uuidPattern } from './uuid';

/**
 * The slug of a title: folded words joined by hyphens, at most 80 characters, never empty, and never mistakable for a
 * UUID.
 */
export function slugOf(title: string): string {
  const words = fold(title).replace(/[^a-z0-9 ]+/g, '');
  const slug = words
    .replace(/ +/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return uuidPattern.test(slug) ? `titre-${slug}` : slug || 'sans-titre';
}

/** The first slug that is not taken: `le-dindon`, else `le-dindon-2`… */
export function freeAmong(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let rank = 2; taken.has(free); rank += 1) free = `${slug}-${rank}`;
  return free;
}
