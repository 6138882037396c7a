const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The media type that the extension of a key stands for; a folder keeps no other record of it. */
export function typeOfFile(key: string): string {
  return types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Throws unless the key stands for this type. */
export function checkFileType(key: string, type: string): void {
  if (type !== typeOfFile(key)) throw new Error(`${key} cannot be of type ${type}`);
}
