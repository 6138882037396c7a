import { useEffect, useState } from 'react';
import type { SceneName } from '#common/drawing/scenes';
import { DrawnPicture } from '../ui/drawn-picture';
import { Skeleton } from '../ui/skeleton';

interface DrawnPosterProps {
  title: string;
  scene: SceneName;
}

/** A poster of our own for a state without pictures. Its letters are heavy: they come when one is wanted. */
export function DrawnPoster({ title, scene }: DrawnPosterProps) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let left = false;
    import('#common/drawing/poster')
      .then(({ drawPoster }) => left || setSvg(drawPoster({ seed: title, title, scene })))
      // Out of line before it was ever fetched: the words beside it say all there is to say.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [title, scene]);
  return svg === undefined ? <Skeleton shape="poster" /> : <DrawnPicture svg={svg} />;
}
