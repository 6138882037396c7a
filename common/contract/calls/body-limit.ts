/** A JSON body holds at most 1 MiB. A larger one can never be sent, so that no device queues it. */
export const MAX_BODY_BYTES = 1024 * 1024;
