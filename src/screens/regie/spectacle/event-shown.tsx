import { useEventTitles } from './use-event-titles';

/** An event by its title; one that this person does not see also by its slug, which tells two of them apart. */
export function EventShown({ slug }: { slug: string }) {
  const { titles, other } = useEventTitles();
  return titles.get(slug) ?? `${other}\u00a0: ${slug}`;
}
