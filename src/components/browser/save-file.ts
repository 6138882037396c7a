/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download gets its own copy of the data only once it has begun, which is a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
