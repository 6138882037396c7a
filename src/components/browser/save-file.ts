/** Gives a file to the browser, which keeps it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds its own copy as soon as it has begun, which is not yet now.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
