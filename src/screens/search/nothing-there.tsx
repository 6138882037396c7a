import { links } from '#common/contract/site/links';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { RetryButton } from '../../components/request/retry-button';
import { quoted } from '../../text/quoted';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';

interface NothingThereProps {
  /** The words searched; empty if there are none yet. */
  words: string;
  /** Nothing was ever loaded here, and nothing can be. */
  isSilent: boolean;
  failed: boolean;
}

/** No result: the reason, and where else to go. */
export function NothingThere({ words, isSilent, failed }: NothingThereProps) {
  if (failed || isSilent)
    return (
      <EmptyState
        title={failed ? 'La recherche n’a pas abouti' : 'Il n’y a encore rien où chercher'}
        poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
        action={<RetryButton />}
      >
        <p>{failed ? FAILED : NEVER_LOADED}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={words === '' ? 'Que cherchez-vous\u00a0?' : `Rien trouvé pour ${quoted(words)}`}
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={
        <>
          <LinkButton href={links.library.to()}>Bibliothèque</LinkButton>
          <LinkButton href={links.newsArchive.to()}>Archives</LinkButton>
          <LinkButton href={links.gallery.to()}>Galerie</LinkButton>
        </>
      }
    >
      <p>{words === '' ? HOW : LESS}</p>
    </EmptyState>
  );
}

const HOW =
  'Une pièce, un auteur, un rôle, une personne sur scène, une année… Le début d’un mot suffit, les accents et les petites fautes ne comptent pas. La recherche marche aussi sans réseau.';
const LESS =
  'Essayez un mot de moins, ou seulement son début. On peut aussi feuilleter la bibliothèque, les archives et la galerie.';
const NEVER_LOADED =
  'Cet appareil n’a encore jamais reçu les archives, et le serveur ne répond pas. Une fois reçues, elles se chercheront aussi sans réseau.';
const FAILED = 'Cet appareil n’a pas répondu à temps. Essayez encore une fois.';
