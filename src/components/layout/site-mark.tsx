import { useAtomValue } from 'jotai';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { printedPageAtom } from '../../state/printed-page';
import { siteAtom } from '../../state/site';
import { MiniaturePicture } from '../image-picker/miniature-picture';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { MaskMark } from './mask-mark';
import styles from './site-mark.module.css';

/** The sign before the association's name: its logo, or comedy's mask. */
export function SiteMark({ className }: { className: string }) {
  const { logo } = useAtomValue(siteAtom);
  return logo === null ? <MaskMark className={className} /> : <Logo uuid={logo} className={className} />;
}

function Logo({ uuid, className }: { uuid: string; className: string }) {
  const printed = useAtomValue(printedPageAtom)?.logo ?? undefined;
  const { answer: miniature } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid], printed);
  return (
    // Its place is kept until it is there, so that the name stays where it is.
    <span className={`${className} ${styles.logo}`}>
      {miniature && <MiniaturePicture miniature={miniature} className={styles.picture} />}
    </span>
  );
}
