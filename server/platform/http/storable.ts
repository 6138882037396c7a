import { CallError } from './call-error';

const DEEPEST = 64;

/** Field names of no call, with which an object could not be printed in the message that refuses it. */
const unprintable: ReadonlySet<string> = new Set(['toString', '__proto__']);

/**
 * Refuses JSON and URL values that PostgreSQL cannot store (the character U+0000, lone surrogates), that are nested too
 * deeply to be traversed on the stack, or that cannot be printed in an error message.
 * Throws CallError: `invalid-field` with the path of the text, `unknown-field`, `malformed-json`.
 * @param texts false if the handler checks the texts itself
 */
export function refuseUnstorable(value: unknown, { texts = true } = {}): void {
  const left: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value, path: '', depth: 0 },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, depth } = next;
    if (depth > DEEPEST) throw new CallError('malformed-json');
    if (texts && typeof value === 'string' && !isStorable(value)) throw refusal(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (texts && !isStorable(name)) throw refusal(path);
      const innerPath = path === '' ? name : `${path}.${name}`;
      if (unprintable.has(name))
        throw new CallError('unknown-field', { fields: { [innerPath]: 'champ inconnu' } });
      left.push({ value: inner, path: innerPath, depth: depth + 1 });
    }
  }
}

/** Whether PostgreSQL can store a text. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

const refusal = (path: string) =>
  new CallError('invalid-field', { fields: { [path]: 'contient un caractère refusé' } });
