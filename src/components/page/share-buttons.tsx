import { useAtomValue } from 'jotai';
import { announce, warn } from '../../state/notices';
import { siteAtom, siteUrlAtom } from '../../state/site';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import { canShare, copyText, share } from '../../bridge/abilities';
import styles from './share-buttons.module.css';

interface ShareButtonsProps {
  title: string;
  /** The page's path. */
  path: string;
}

/** Shares a page: by the device's own means or the clipboard, and on the association's social network. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const site = useAtomValue(siteAtom);
  const address = useAtomValue(siteUrlAtom) + path;
  return (
    <div className={styles.share}>
      <Button icon="share" onClick={() => void pass(`${title} | ${site.title}`, address)}>
        Partager
      </Button>
      <a
        className={iconButtonClass('line')}
        href={socialShareLink(address)}
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

async function pass(title: string, url: string): Promise<void> {
  if (canShare() && (await share({ title, url }))) return;
  if (await copyText(url)) announce('Adresse copiée\u00a0: il n’y a plus qu’à la coller.');
  else warn('Cet appareil ne sait pas partager cette page.');
}
