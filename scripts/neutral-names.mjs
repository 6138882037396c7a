const words =
  'ads?|adserver|advert\\w*|affiliates?|analytics|banners?|beacon|click|consent|cookies?|counters?|follow|hits?|like|marketing|metrics|newsletters?|partners?|pixel|popups?|promos?|publicity|shar(?:e|ing)|social|sponsors?|stat(?:s|istics)|track\\w*|visitors?';

/** Words in an address by which blockers of advertisements, of trackers and of social networks keep files away. */
export const blockedWords = new RegExp(`(?:^|[/._-])(?:${words})(?=[/._-]|$)`, 'i');

/**
 * The file name of a chunk: that of its module or group; none, where it has a word by which blockers would keep it away.
 * @param {{ readonly name: string }} chunk
 */
export function chunkFileName({ name }) {
  // A chunk that several screens share is otherwise named after all of them, which makes the first page's list of files longer.
  const [own = ''] = name.split('~');
  return blockedWords.test(own) ? 'assets/[hash:12].js' : `assets/${own}-[hash].js`;
}
