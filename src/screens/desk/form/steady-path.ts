/**
 * A field's path with the uuid of each element of a list in place of its index: the index becomes another element's when
 * one before it is moved or removed.
 */
export function steadyPath(sheet: object, path: string): string {
  let value: unknown = sheet;
  const names = path.split('.').map((name) => {
    const list = value;
    value = Reflect.get(Object(list), name);
    const uuid: unknown = Array.isArray(list) ? Reflect.get(Object(value), 'uuid') : undefined;
    return typeof uuid === 'string' ? uuid : name;
  });
  return names.join('.');
}
