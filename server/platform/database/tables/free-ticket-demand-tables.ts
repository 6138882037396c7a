export interface FreeTicketDemandTables {
  free_ticket_demands: {
    uuid: string;
    date_uuid: string;
    /** The future owner of the tickets. */
    owner_uuid: string;
    /** The name for each seat: 1 to 10. */
    names: string[];
    note: string | null;
    created_at: Date;
    /** Null if the owner asked, or once the account of the requester is deleted. */
    asked_by: string | null;
    /** This and the next three are null while the demand waits. */
    decided_at: Date | null;
    decided_by: string | null;
    accepted: boolean | null;
    reason: string | null;
  };
}
