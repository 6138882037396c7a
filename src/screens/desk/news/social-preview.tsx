import { coverFile } from '#common/contract/site/links';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { settingsQueries } from '#mirror/queries/settings-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { PreviewImagePicture } from '../../../components/image-picker/preview-image-picture';
import styles from './social-preview.module.css';

interface SocialPreviewProps {
  title: string;
  description: string;
  /** A preview image's uuid. */
  image: string | null;
}

/** How the page looks when shared: the picture, title, description and address from the server's metadata. */
export function SocialPreview({ title, description, image }: SocialPreviewProps) {
  const { answer: settings } = useMirrorAnswer(settingsQueries.read);
  const { answer: previewImage } = useMirrorAnswer(
    async () => (image === null ? null : previewImageQueries.read(image)),
    [image],
  );
  const isOwn = previewImage?.version !== undefined && previewImage.uuid === image;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        Sur Facebook, dans un message ou sur WhatsApp, la page se présente ainsi&nbsp;:
      </figcaption>
      <div className={styles.card}>
        {isOwn ? (
          <PreviewImagePicture previewImage={previewImage} className={styles.picture} />
        ) : (
          <img className={styles.picture} src={coverFile} alt="" width={1200} height={630} />
        )}
        <div className={styles.words}>
          <p className={styles.address}>{location.hostname}</p>
          <p className={styles.title}>{title.trim() === '' ? 'Sans titre' : title}</p>
          <p className={styles.description}>
            {description.trim() === '' ? settings?.description : description}
          </p>
        </div>
      </div>
      {description.trim() === '' && (
        <p className="small soft">Sans résumé, c’est la description du site qui est montrée.</p>
      )}
      {!isOwn && <p className="small soft">Sans miniature, c’est l’image du site qui est montrée.</p>}
    </figure>
  );
}
