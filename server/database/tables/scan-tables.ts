import type { GeneratedAlways } from 'kysely';
import type { ScanKind, ScanStatus, VerdictCode } from '#common/contract/tickets/door';

/** Why a questionable scan was accepted: its phone was not armed (any more), or its author lost the role. */
export type ScanMark = 'device-unknown' | 'device-over' | 'role-lost';

export interface ScanTables {
  scans: {
    key: string;
    /** Null if the scan identified no ticket. The ticket may be unknown to this database. */
    ticket_uuid: string | null;
    date_uuid: string;
    device_uuid: string;
    seq: number;
    /** The phone's time of the scan. */
    at: Date;
    received_at: Date;
    by_uuid: string | null;
    supervisor: boolean;
    kind: ScanKind;
    count: number;
    /** The number of people that the ticket admits, as far as known on receipt. */
    seats: number;
    undoes: string | null;
    paid: boolean;
    /** Whether the ticket was not yet paid to the office on receipt. */
    owed: boolean;
    /** Whether it is part of the ticket's journal; false: refused because of the ticket's state on receipt. */
    counted: boolean;
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
