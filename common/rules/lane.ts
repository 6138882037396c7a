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

/** What drafts are of: a thing that has a lane, or a picture that is none yet, its words and its bytes apart. */
export type DraftNoun = LaneNoun | 'photo' | 'photo-file';

/** The lane of one thing, `news:<uuid>`, inside of which what is written of it keeps its order. */
export const laneOf = (noun: LaneNoun, key: string): string => draftOf(noun, key);

/** The id of a draft: the name of its thing's lane, where there is one. */
export const draftOf = (noun: DraftNoun, key: string): string => lanesOf(noun) + key;

/** What the lanes of a noun begin with, and the ids of its drafts. */
export const lanesOf = (noun: DraftNoun): string => `${noun}:`;

/** What a lane is of, and the key of the one thing; empty where it names none. */
export function readLane(lane: string): { readonly noun: string; readonly key: string } {
  const [noun = '', key = ''] = lane.split(':');
  return { noun, key };
}
