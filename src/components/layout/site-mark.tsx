import { useAtomValue } from 'jotai';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { siteAtom } from '../../state/site';
import { PreviewImagePicture } from '../image-picker/preview-image-picture';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { MaskMark } from './mask-mark';
import styles from './site-mark.module.css';

/** The sign before the association's name: its logo, or comedy's mask. */
export function SiteMark({ className }: { className: string }) {
  const { logo } = useAtomValue(siteAtom);
  return logo === null ? <MaskMark className={className} /> : <Logo uuid={logo} className={className} />;
}

function Logo({ uuid, className }: { uuid: string; className: string }) {
  const printed = useAtomValue(serverRenderedPageAtom)?.logo ?? undefined;
  const { answer: previewImage } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid], printed);
  return (
    // Its place is kept until it is there, so that the name stays where it is.
    <span className={`${className} ${styles.logo}`}>
      {previewImage && <PreviewImagePicture previewImage={previewImage} className={styles.picture} />}
    </span>
  );
}
