export interface UploadTables {
  /** Uploads in progress, and how much of each has arrived. `at`: when the last part arrived. */
  uploads: {
    uuid: string;
    owner: string;
    received: number;
    at: Date;
  };
  /** Consecutive parts without gaps. */
  upload_parts: {
    upload: string;
    start: number;
    bytes: Buffer;
  };
}
