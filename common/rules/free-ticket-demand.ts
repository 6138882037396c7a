import type { FreeTicketDemandWrite } from '../contract/free-ticket-demand';

/** What a demand asks for, as server and mirror keep it: texts without blanks around them, and no note that says nothing. */
export function writtenDemand({ names, note }: Pick<FreeTicketDemandWrite, 'names' | 'note'>) {
  const said = note?.trim();
  return { names: names.map((name) => name.trim()), ...(said && { note: said }) };
}
