/**
 * What to tell whoever wrote settings into a file `.env`, which nothing here reads; null where there is none, or where
 * another program gave them to this one.
 */
export function unreadSettings(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null;
