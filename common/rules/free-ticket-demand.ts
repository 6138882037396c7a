interface Demand {
  readonly names: readonly string[];
  readonly note?: string | undefined;
}

/** The stored form of a demand: texts trimmed, a blank note left out. */
export function writtenDemand({ names, note }: Demand) {
  const said = note?.trim();
  return { names: names.map((name) => name.trim()), ...(said && { note: said }) };
}
