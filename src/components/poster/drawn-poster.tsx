import { useEffect, useState } from 'react';
import type { SceneName } from '#common/drawing/scenes';
import { DrawnPicture } from '../../ui/drawn-picture';
import { Skeleton } from '../../ui/skeleton';

interface DrawnPosterProps {
  title: string;
  author?: string;
  /** The same seed gives the same poster; the default is the title. */
  seed?: string;
  /** By default the seed chooses. */
  scene?: SceneName;
}

/** A poster drawn for a play or a state without pictures. The drawing code is large, so it is loaded on demand. */
export function DrawnPoster({ title, author, seed = title, scene }: DrawnPosterProps) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let left = false;
    import('#common/drawing/poster')
      .then(
        ({ drawPoster }) =>
          left || setSvg(drawPoster({ seed, title, ...(author && { author }), ...(scene && { scene }) })),
      )
      // Offline before it was ever loaded: the words beside it say all there is to say.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [title, author, seed, scene]);
  return svg === undefined ? <Skeleton shape="poster" /> : <DrawnPicture svg={svg} />;
}
