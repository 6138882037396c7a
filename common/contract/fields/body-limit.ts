/** A JSON body holds at most 1 MiB. What is larger cannot be sent, so that no device keeps it waiting. */
export const MOST_BODY_BYTES = 1024 * 1024;
