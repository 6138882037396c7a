/** The nouns of which something is written on a device before the server has it. */
export type LaneNoun =
  | 'about-text'
  | 'account'
  | 'booking'
  | 'contact'
  | 'counter'
  | 'event'
  | 'free-ticket'
  | 'free-ticket-demand'
  | 'image'
  | 'news'
  | 'piece'
  | 'piece-author'
  | 'preview-image'
  | 'role-demand'
  | 'scan'
  | 'show';

/** The lane of one thing, `news:<uuid>`, inside of which what is written of it keeps its order. */
export const laneOf = (noun: LaneNoun, key: string): string => `${noun}:${key}`;

/** What the lanes of a noun begin with, and the names of its drafts. */
export const lanesOf = (noun: string): string => `${noun}:`;

/** What a lane is of, and the key of the one thing; empty where it names none. */
export function readLane(lane: string): { readonly noun: string; readonly key: string } {
  const [noun = '', key = ''] = lane.split(':');
  return { noun, key };
}
