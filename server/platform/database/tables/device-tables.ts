export interface DeviceTables {
  devices: {
    uuid: string;
    /** The door: "Porte A". */
    name: string;
    /** SHA-256 of the device key; null for a phone of imported scans. */
    key_hash: Buffer | null;
    armed_by: string | null;
    armed_at: Date;
    expires_at: Date;
    disarmed_at: Date | null;
    /** Of a disarmed phone: its scans from then on were taken back, and those still to come do not count. */
    void_from: Date | null;
  };
  /** Of a phone that was armed again: SHA-256 of the keys before, valid until the new one is used. */
  former_device_keys: { key_hash: Buffer; device_uuid: string };
  /** The last report of a phone. */
  device_contacts: {
    device_uuid: string;
    at: Date;
    mirrored_at: Date | null;
    waiting: number;
  };
}
