import type { GeneratedAlways } from 'kysely';
import type { ScanKind, ScanStatus, VerdictCode } from '#common/contract/tickets/door';

/** Why a scan was taken all the same: its phone was not armed (any more), or its author lost the role. */
export type ScanMark = 'device-unknown' | 'device-over' | 'role-lost';

export interface ScanTables {
  scans: {
    key: string;
    /** Null where nothing said which ticket it was. The ticket may be unknown here. */
    ticket_uuid: string | null;
    date_uuid: string;
    device_uuid: string;
    seq: number;
    /** As the phone sent it. */
    at: Date;
    received_at: Date;
    by_uuid: string | null;
    supervisor: boolean;
    kind: ScanKind;
    count: number;
    /** How many people the ticket lets in, as far as it was known when received. */
    seats: number;
    undoes: string | null;
    paid: boolean;
    /** The office had not been paid for the ticket when the scan was received. */
    owed: boolean;
    /** Takes part in the ticket's journal; false: refused for what the ticket was when received. */
    counted: boolean;
    undone: boolean;
    status: ScanStatus;
    verdict: VerdictCode;
    mark: ScanMark | null;
  };
  /** How many rows there are of what is listed at length, kept by triggers. */
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
