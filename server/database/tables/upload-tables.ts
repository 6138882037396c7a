export interface UploadTables {
  /** Files on their way, and how much of each is here. `at`: when its last part came. */
  uploads: {
    uuid: string;
    owner: string;
    received: number;
    at: Date;
  };
  /** Parts that follow each other without a gap. */
  upload_parts: {
    upload: string;
    start: number;
    bytes: Buffer;
  };
}
