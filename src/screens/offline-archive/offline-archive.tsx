import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { oldestBrowsers } from '#common/base/oldest-browsers';
import { type Album, type StoredArchive, offlinePhotoQueries } from '#mirror/queries/offline-photo-queries';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { mayKeep } from '../../components/browser/may-keep';
import { PageHead } from '../../components/page/page-head';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { usePartialSentence } from '../../components/mirror-answer/use-partial-sentence';
import { syncAtom } from '../../state/connection';
import { keepingAtom } from '../../state/keeping';
import { keepingSentence } from '../../text/keeping-sentence';
import { EmptyState } from '../../ui/empty-state';
import { AlbumList, AwaitedAlbums } from './album-list';
import { ArchiveState } from './archive-state';
import styles from './offline-archive.module.css';
import { archiveStatusOf } from './archive-status';
import { StorageNote } from './storage-note';

/** Selects the years whose photos this device keeps for offline use, and shows their size. */
export function OfflineArchive() {
  // Two queries: what is kept changes with every photo, what could be kept does not.
  const { answer: albums, reach } = useMirrorAnswer(() => offlinePhotoQueries.albums());
  const partial = usePartialSentence();
  const keeping = useAtomValue(keepingAtom);
  const lacking = keepingSentence(keeping);
  const archive = useLiveQuery(() => offlinePhotoQueries.kept(), []);
  const isKnown = albums !== undefined && archive !== undefined && reach !== 'waiting';
  return (
    <div className={`page ${styles.offline}`}>
      <PageHead title="Les archives hors ligne">
        {lacking ?? partial ?? 'Textes, pièces et brèves se lisent déjà sans réseau.'}
        {mayKeep(keeping) &&
          ' Choisissez les années dont vous voulez aussi garder les photos\u00a0: toutes celles de la galerie, qui s’affichent alors partout où elles se trouvent, dans les brèves, les pièces et les images interactives. Les vignettes, et les photos d’autres années, se revoient si vous les avez déjà vues ici.'}
      </PageHead>
      {keeping.kind === 'insecure' ? (
        <EmptyState title="Rien ne peut être gardé à cette adresse">
          <p>Un navigateur ne garde que les sites dont l’adresse commence par https.</p>
        </EmptyState>
      ) : keeping.kind === 'refused' ? (
        <EmptyState title="Ce navigateur ne peut rien garder">
          <p>Autorisez dans ses réglages les cookies et les données de ce site, puis rechargez la page.</p>
        </EmptyState>
      ) : !mayKeep(keeping) ? (
        <EmptyState title="Ce navigateur ne peut rien garder">
          <p>
            Il ne laisse pas les sites répondre sans réseau&nbsp;: c’est le cas de certaines fenêtres privées.
            Ouvrez celui-ci dans une fenêtre ordinaire, ou dans un autre navigateur.
          </p>
        </EmptyState>
      ) : !isKnown ? (
        <AwaitedAlbums />
      ) : albums.length === 0 && archive.years.length === 0 ? (
        <NothingToKeep isSilent={reach === 'silent'} />
      ) : (
        <Desk albums={albums} archive={archive} isWhole={reach === 'complete'} />
      )}
      <p className={`small soft ${styles.browsers}`}>
        Il faut pour cela un navigateur assez récent&nbsp;: {oldestBrowsers}, ou plus récent. Dans un plus
        ancien, le site se lit en ligne seulement.
      </p>
    </div>
  );
}

interface DeskProps {
  albums: readonly Album[];
  archive: StoredArchive;
  /** Whether all photos of all years are known. */
  isWhole: boolean;
}

function Desk({ albums, archive, isWhole }: DeskProps) {
  const { line } = useAtomValue(syncAtom);
  const status = archiveStatusOf(albums, archive, line);
  return (
    <div className={styles.desk}>
      <ArchiveState status={status} />
      <AlbumList albums={albums} archive={archive} isWhole={isWhole} />
      <StorageNote status={status} years={archive.years} />
    </div>
  );
}

function NothingToKeep({ isSilent }: { isSilent: boolean }) {
  if (isSilent)
    return (
      <NeverReceived title="La galerie n’est pas encore sur cet appareil">
        Le serveur ne répond pas. Les années paraîtront ici dès qu’il répondra.
      </NeverReceived>
    );
  return (
    <EmptyState title="Il n’y a pas encore de photo à garder">
      <p>Dès que la galerie en aura, leurs années paraîtront ici.</p>
    </EmptyState>
  );
}
