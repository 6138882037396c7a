export interface FreeTicketDemandTables {
  free_ticket_demands: {
    uuid: string;
    date_uuid: string;
    /** Whose the tickets will be. */
    owner_uuid: string;
    /** Who sits on each seat: 1 to 10. */
    names: string[];
    note: string | null;
    created_at: Date;
    /** Null where the owner asked; also once the account of whoever asked is gone. */
    asked_by: string | null;
    /** Null, all of them, while the demand waits. */
    decided_at: Date | null;
    decided_by: string | null;
    accepted: boolean | null;
    reason: string | null;
  };
}
