import type { FreeTicketStateCode } from '#common/contract/content/reference-names';

export interface FreeTicketTables {
  free_tickets: {
    uuid: string;
    date_uuid: string;
    /** Null once the owner's account is deleted. */
    owner_uuid: string | null;
    name: string;
    name_folded: string;
    state: FreeTicketStateCode;
    /** Null exactly while the state is A_GENERER. */
    generated_at: Date | null;
    /** The first entry not undone; set exactly when the state is UTILISE. */
    used_at: Date | null;
    replaced_by: string | null;
    cancelled_at: Date | null;
    blocked_at: Date | null;
    /** Its number in the gapless numbering of the show date, assigned at generation. */
    ticket_number: number | null;
    version: string;
  };
}
