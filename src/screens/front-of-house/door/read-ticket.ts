import type { DoorKeyRow } from '#common/contract/tickets/door';
import { readTicketCode } from '#common/rules/ticket-signature';
import type { Presented } from '#common/rules/ticket-verdict';

/** Reads a code's text by the keys that this phone has. */
export const readTicket = (text: string, keys: readonly DoorKeyRow[]): Promise<Presented> =>
  readTicketCode(
    text,
    keys.map(({ x, y }) => ({ kty: 'EC', crv: 'P-256', x, y })),
  );
