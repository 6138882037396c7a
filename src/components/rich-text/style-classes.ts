import type { Styled } from '#common/contract/fields/rich-text-nodes';

/**
 * The classes of a node's metadata: `{name: 'align', value: 'center'}` becomes `text-align-center`. All begin with
 * `text-`, so that a document cannot use any other class of the site; those without a rule have no effect.
 */
export function styleClasses({ metadata }: Styled): string | undefined {
  if (!Array.isArray(metadata)) return undefined;
  const classes = metadata.filter(isPlain).map(({ name, value }) => `text-${name}-${value}`);
  return classes.length > 0 ? classes.join(' ') : undefined;
}

const isPlain = (entry: unknown): entry is { name: string; value: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  'value' in entry &&
  [entry.name, entry.value].every((part) => typeof part === 'string' && /^[\w-]{1,40}$/.test(part));
