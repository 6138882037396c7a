import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#server/platform/files/s3-settings';

/** A running S3-compatible server that checks signatures, with one empty bucket, and how to reach it. */
export async function openS3Server(): Promise<{ config: S3Config; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const bucket = 'photos';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'fr-par',
      bucket,
      // The one account that it knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
