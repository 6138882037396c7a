import type { GeneratedAlways } from 'kysely';
import type { ScanKind, ScanMark, ScanStatus, VerdictCode } from '#common/contract/tickets/door';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';

export interface ScanTables {
  scans: {
    key: string;
    /** Null if the scan identified no ticket. The ticket may be unknown to this database. */
    ticket_uuid: string | null;
    date_uuid: string;
    device_uuid: string;
    seq: number;
    /** The phone's time of the scan; that of its reception, if the phone's clock was ahead. */
    at: Date;
    received_at: Date;
    by_uuid: string | null;
    supervisor: boolean;
    kind: ScanKind;
    count: number;
    /** The number of people that the ticket admitted at most until it was received, as far as known. */
    seats: number;
    undoes: string | null;
    paid: boolean;
    /** How it was paid, and how much, in euros; both null if not, or if the phone did not say. */
    means: PaidMeans | null;
    amount: number | null;
    /** Whether the ticket was paid neither to the office nor at the counter on receipt. */
    owed: boolean;
    /** Whether it is part of the ticket's journal; false: refused on receipt, as no phone in service could have let anybody in. */
    counted: boolean;
    /** Why it did not fit the ticket as that was on receipt. */
    misfit: VerdictCode | null;
    undone: boolean;
    status: ScanStatus;
    verdict: VerdictCode;
    mark: ScanMark | null;
  };
  /** Row counts of long lists, maintained by triggers. */
  tallies: {
    name: GeneratedAlways<string>;
    total: GeneratedAlways<number>;
  };
  ticket_keys: {
    uuid: string;
    kid: string;
    public_x: string;
    public_y: string;
    /** PKCS #8 in PEM. */
    private_key: string;
    created_at: Date;
  };
}
