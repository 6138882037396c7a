import type { Endpoint } from '#common/contract/calls/endpoint';
import { type QueuedCall, endpoints } from '#common/contract/calls/endpoints';

/** Whether a write changes nothing that the version of its thing counts, as a move in a list. */
export function keepsVersion({ call }: { readonly call: QueuedCall }): boolean {
  const endpoint: Endpoint = endpoints[call];
  return endpoint.keepsVersion === true;
}
