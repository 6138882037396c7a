/** Reads the codes in a picture of the camera. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  close(): void;
}
