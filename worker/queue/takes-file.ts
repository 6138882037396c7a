import type { Endpoint } from '#common/contract/endpoint';
import { type QueuedCall, endpoints } from '#common/contract/endpoints';
import { uploadedFile } from '#common/contract/upload';

/** Whether a write is a file's, whose bytes have to be with the server before it. */
export function takesFile({ call }: { readonly call: QueuedCall }): boolean {
  const { body }: Endpoint = endpoints[call];
  return body === uploadedFile;
}
