import { fold } from './fold';

/** The address form of a title: folded words joined by hyphens, at most 80 characters, never empty. */
export function slugOf(title: string): string {
  const words = fold(title).replace(/[^a-z0-9 ]+/g, '');
  return (
    words
      .replace(/ +/g, '-')
      .slice(0, 80)
      .replace(/^-+|-+$/g, '') || 'sans-titre'
  );
}
