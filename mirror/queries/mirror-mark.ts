import { pageMirror } from '../page-mirror';

/** A text that changes whenever the mirror may have changed, for data that no query of its own reads from it. */
export const readMirrorMark = (): Promise<string> =>
  pageMirror.read(async (generation) => {
    const [follow, pending] = await Promise.all([
      generation.follow.get('follow'),
      generation.pending.toArray(),
    ]);
    const writes = pending.map(({ key, settled }) => `${key}${settled ? '+' : '-'}`);
    return [generation.name, follow?.epoch, follow?.cursors.public, follow?.cursors.mine, ...writes].join(
      ' ',
    );
  }, '');
