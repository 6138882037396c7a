const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The media type for the extension of a key, which is its only record in a folder. */
export function typeOfFile(key: string): string {
  return types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Throws unless the key's extension matches this type. */
export function checkFileType(key: string, type: string): void {
  if (type !== typeOfFile(key)) throw new Error(`${key} cannot be of type ${type}`);
}
