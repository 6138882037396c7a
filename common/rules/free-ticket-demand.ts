interface Demand {
  readonly names: readonly string[];
  readonly note?: string | undefined;
}

/** What a demand asks for, as server and mirror keep it: texts without blanks around them, and no note that says nothing. */
export function writtenDemand({ names, note }: Demand) {
  const said = note?.trim();
  return { names: names.map((name) => name.trim()), ...(said && { note: said }) };
}
