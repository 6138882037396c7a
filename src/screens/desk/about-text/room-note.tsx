import { useLiveQuery } from 'dexie-react-hooks';
import { count } from '#common/base/numbers';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { ticketLines } from '#common/rules/letter';
import { rowsTooMany } from './ticket-room';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { TextValues } from './text-noun';

/** Whether what is printed on tickets, this text and the others of its type, is too long for them. */
export function RoomNote({ values }: { values: Pick<TextValues, 'type' | 'slug' | 'content'> }) {
  const texts = useLiveQuery(() => aboutTextQueries.list(), []) ?? [];
  const others = texts.filter(({ type, slug }) => type === 'BILLET' && slug !== values.slug);
  const tooMany = values.type === 'BILLET' ? rowsTooMany(printed([...others, values])) : 0;
  return <p role="status">{tooMany > 0 && roomWords(tooMany, others.length > 0)}</p>;
}

const printed = (texts: readonly { readonly content: RichText }[]) =>
  texts.flatMap(({ content }) => ticketLines(content, { siteUrl: location.origin }));

/** `Un billet n’a pas la place de tout ce texte…` */
function roomWords(tooMany: number, hasOthers: boolean): string {
  const what = hasOthers ? 'de tout ce texte avec les autres textes de billet' : 'de tout ce texte';
  return `Un billet n’a pas la place ${what}\u00a0: ôtez environ ${count(tooMany, 'ligne')}, sinon la fin n’y sera pas, et «\u00a0…\u00a0» le dira.`;
}
