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
}
