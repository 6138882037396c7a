/** The nouns that devices write before the server has the write. */
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
  | 'interactive-image'
  | 'news'
  | 'piece'
  | 'piece-author'
  | 'preview-image'
  | 'role-demand'
  | 'scan'
  | 'show'
  | 'sponsor';

/** The nouns of drafts: things with a lane, or a photo not sent yet, its fields and its bytes apart. */
export type DraftNoun = LaneNoun | 'photo' | 'photo-file';

/** The lane of one thing, `news:<uuid>`; the writes in it keep their order. */
export const laneOf = (noun: LaneNoun, key: string): string => draftOf(noun, key);

/** The id of a draft, which is the name of its thing's lane if there is one. */
export const draftOf = (noun: DraftNoun, key: string): string => lanesOf(noun) + key;

/** The prefix of a noun's lanes and of the ids of its drafts. */
export const lanesOf = (noun: DraftNoun): string => `${noun}:`;

/** Whether a lane holds several things: the sales of one counter are sent in order, and are independent of each other. */
export const holdsSeveral = (lane: string): boolean => readLane(lane).noun === 'counter';

/** The noun and the key of a lane; the key is empty if the lane has none. */
export function readLane(lane: string): { readonly noun: string; readonly key: string } {
  const [noun = '', key = ''] = lane.split(':');
  return { noun, key };
}
