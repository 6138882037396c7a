import { pageMirror } from '../page-mirror';

/** Another text whenever the mirror may hold something else, for what is not read from it by a query of its own. */
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
