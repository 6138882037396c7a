import type { Endpoint } from '#common/contract/calls/endpoint';
import { type QueuedCall, endpoints } from '#common/contract/calls/endpoints';
import { uploadedFile } from '#common/contract/content/upload';

/** Whether a write is for a file, whose bytes the server must have before it. */
export function takesFile({ call }: { readonly call: QueuedCall }): boolean {
  const { body }: Endpoint = endpoints[call];
  return body === uploadedFile;
}
