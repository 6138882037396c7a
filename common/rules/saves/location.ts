interface Location {
  readonly name: string;
  readonly description?: string | undefined;
  readonly link?: string | undefined;
}

/** A location as a save makes it: texts trimmed, empty ones left out. */
export function savedLocation({ name, description, link }: Location) {
  return {
    name: name.trim(),
    ...(description?.trim() && { description: description.trim() }),
    ...(link?.trim() && { link: link.trim() }),
  };
}
