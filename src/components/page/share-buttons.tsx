import { useAtomValue } from 'jotai';
import { announce, warn } from '../../state/notices';
import { siteAtom } from '../../state/site';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import styles from './share-buttons.module.css';

interface ShareButtonsProps {
  title: string;
  /** The page's path. */
  path: string;
}

/** Shares a page: by the device's own means or the clipboard, and on the association's social network. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const site = useAtomValue(siteAtom);
  return (
    <div className={styles.share}>
      <Button icon="share" onClick={() => void share(`${title} | ${site.title}`, addressOf(path))}>
        Partager
      </Button>
      <a
        className={iconButtonClass('line')}
        href="https://www.facebook.com/sharer/sharer.php"
        // The site's origin is known in the browser, not when the server renders.
        onClick={({ currentTarget }) => {
          currentTarget.href = socialShareLink(addressOf(path));
        }}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Partager sur Facebook, dans un nouvel onglet"
      >
        <Icon name="facebook" />
      </a>
    </div>
  );
}

/** A social sharing URL, with the page's own encoded in it. */
const socialShareLink = (url: string) =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

const addressOf = (path: string) => new URL(path, location.origin).href;

async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    announce('Adresse copiée\u00a0: il n’y a plus qu’à la coller.');
  } catch (error) {
    // The person closed the device's share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    warn('Cet appareil ne sait pas partager cette page.');
  }
}
