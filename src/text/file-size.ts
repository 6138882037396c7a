const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
] as const;

/** `1,4 Go`, `3,2 Mo`, `214 Mo`, `48 ko`: one decimal below 10, except for kilobytes. */
export function fileSize(bytes: number): string {
  const { unit, bytes: one } = units.find((each) => bytes >= each.bytes) ?? { unit: 'kilobyte', bytes: 1e3 };
  const value = bytes / one;
  const maximumFractionDigits = unit !== 'kilobyte' && value < 10 ? 1 : 0;
  return new Intl.NumberFormat('fr-FR', { style: 'unit', unit, maximumFractionDigits }).format(value);
}
