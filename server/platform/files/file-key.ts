const part = /^[a-z0-9][a-z0-9-]*$/;

/** Throws unless the key is a safe path below the store. */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`Not a key of a file: ${key}`);
}

/** Whether a key is a safe path below the store: `folder/name.extension`, lower case, no other dots. */
export function isFileKey(key: string): boolean {
  const [name = '', extension, ...more] = key.split('.');
  const parts = name.split('/');
  const isSafe = parts.every((each) => part.test(each)) && (extension === undefined || part.test(extension));
  return isSafe && more.length === 0 && key.length <= 200;
}
