import { CallError } from './call-error';

const DEEPEST = 64;

/** Fields of no call, by which an object could not be written in the sentence that refuses it. */
const unprintable: ReadonlySet<string> = new Set(['toString', '__proto__']);

/**
 * Refuses what JSON and addresses can say and PostgreSQL cannot keep: the character U+0000, half a surrogate pair; and
 * what is nested so deep that walking it would exhaust the stack, or could not be told of.
 * @param texts false where whoever takes the value checks its texts
 * Throws CallError: `invalid-field` with the path of the text, `unknown-field`, `malformed-json`.
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

/** Whether PostgreSQL can keep a text. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

const refusal = (path: string) =>
  new CallError('invalid-field', { fields: { [path]: 'contient un caractère refusé' } });
