import { useEffect, useState } from 'react';
import type { SceneName } from '#common/drawing/scenes';
import { DrawnPicture } from '../ui/drawn-picture';
import { Skeleton } from '../ui/skeleton';

interface DrawnPosterProps {
  title: string;
  author?: string;
  /** The same seed, the same poster; without one, the title. */
  seed?: string;
  /** Without one, the seed chooses. */
  scene?: SceneName;
}

/** A poster of our own, for a play or a state without pictures. Its letters are heavy: they come when one is wanted. */
export function DrawnPoster({ title, author, seed = title, scene }: DrawnPosterProps) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let left = false;
    import('#common/drawing/poster')
      .then(
        ({ drawPoster }) =>
          left || setSvg(drawPoster({ seed, title, ...(author && { author }), ...(scene && { scene }) })),
      )
      // Out of line before it was ever fetched: the words beside it say all there is to say.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [title, author, seed, scene]);
  return svg === undefined ? <Skeleton shape="poster" /> : <DrawnPicture svg={svg} />;
}
