import type { Endpoint } from '#common/contract/calls/endpoint';
import { type QueuedCall, endpoints } from '#common/contract/calls/endpoints';
import { uploadedFile } from '#common/contract/content/upload';

interface Called {
  readonly call: QueuedCall;
}

/** Whether a write creates a thing. */
export const isCreation = (write: Called): boolean => endpointOf(write).created === true;

/** Whether a write removes a thing. */
export const isRemoval = (write: Called): boolean => endpointOf(write).method === 'DELETE';

/** Whether a write changes nothing that the version of its thing counts, as a move in a list. */
export const keepsVersion = (write: Called): boolean => endpointOf(write).keepsVersion === true;

/** Whether a write is for a file, whose bytes the server must have before it. */
export const takesFile = (write: Called): boolean => endpointOf(write).body === uploadedFile;

const endpointOf = ({ call }: Called): Endpoint => endpoints[call];
