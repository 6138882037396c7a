import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ImageFile } from '#common/contract/content/image';
import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { imageQueries } from '#mirror/queries/image-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { warn } from '../../../state/notices';
import { personAtom } from '../../../state/session';
import { imageNoun } from './image-noun';

interface EditedImage {
  readonly uuid: string;
  readonly file: ImageFile | undefined;
}

/**
 * The image that the address opens; null if there is none, or it is not on this device yet. One that no longer exists is
 * reported, and not opened: its empty form would create another image. One with a draft opens, so that what was typed can
 * be rescued.
 */
export function useEditedImage(open: string | null, onGone: () => void): EditedImage | null {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const { answer, reach } = useMirrorAnswer(async () => {
    if (open === null) return null;
    const image = await imageQueries.read(open);
    const draft = await draftQueries.read(owner, laneOf(imageNoun.name, open));
    return { uuid: open, file: image?.file, isHere: image !== null || draft !== null };
  }, [open, owner]);
  const edited = answer?.uuid === open ? answer : undefined;
  const isGone = edited?.isHere === false && reach === 'complete';
  useEffect(() => {
    if (!isGone) return;
    warn(imageNoun.missing);
    onGone();
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isGone]);
  return edited?.isHere === true ? edited : null;
}
