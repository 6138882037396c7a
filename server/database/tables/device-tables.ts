export interface DeviceTables {
  devices: {
    uuid: string;
    /** The door: "Porte A". */
    name: string;
    /** SHA-256 of the device key; null where the phone belongs to another time (imported). */
    key_hash: Buffer | null;
    armed_by: string | null;
    armed_at: Date;
    expires_at: Date;
    disarmed_at: Date | null;
  };
  /** What a phone told when the server last heard of it. */
  device_contacts: {
    device_uuid: string;
    at: Date;
    mirrored_at: Date | null;
    waiting: number;
  };
}
