import { useState, useEffect } from 'react';
import { type StorageRoom, measureStorage } from '../../bridge/abilities';
import { fileSize } from '../../text/file-size';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ofYears } from './of-years';
import type { ArchiveStatus } from './archive-status';
import { useWish } from './use-wish';
import styles from './offline-archive.module.css';

/** The storage that the site uses on this device, and how to free it. */
export function StorageNote({ status, years }: { status: ArchiveStatus; years: readonly number[] }) {
  const { kind, bytes } = status;
  // Measured again per megabyte, not per photo: smaller changes are not visible.
  const room = useStorageRoom(`${kind} ${Math.round(bytes / 1e6)}`);
  const [isAsked, setAsked] = useState(false);
  const wish = useWish();
  const release = () => {
    wish({ kind: 'release', years });
    setAsked(false);
  };
  return (
    <section className={styles.room} aria-labelledby="place">
      <h2 className="section-title heading-rule" id="place">
        La place
      </h2>
      <div className={styles.roomWords}>
        {room === null ? (
          <p>Ce navigateur ne dit pas quelle place ce site occupe.</p>
        ) : (
          room && <RoomWords room={room} />
        )}
      </div>
      {kind !== 'empty' && <Button onClick={() => setAsked(true)}>Libérer la place</Button>}
      <ConfirmDialog
        isOpen={isAsked}
        question={`Libérer les photos ${ofYears(years)}, soit ${fileSize(bytes)}\u00a0?`}
        yes="Libérer"
        no="Garder"
        onNo={() => setAsked(false)}
        onYes={release}
      >
        <p>
          Elles quittent cet appareil seulement&nbsp;: en ligne, elles restent dans la galerie, et vous
          pourrez les garder de nouveau.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function RoomWords({ room: { usage, isPromised } }: { room: StorageRoom }) {
  return (
    <>
      <p>Ce site occupe {fileSize(usage)} en tout, textes compris.</p>
      <p>
        {isPromised
          ? 'Il a promis de n’en rien effacer de lui-même.'
          : 'S’il vient à manquer de place, il peut effacer ce qui est gardé\u00a0; installez le site sur l’écran d’accueil pour l’éviter.'}
      </p>
    </>
  );
}

/** Measured again whenever `changed` changes; null if the browser gives no estimate. */
function useStorageRoom(changed: unknown): StorageRoom | null | undefined {
  const [room, setRoom] = useState<StorageRoom | null>();
  useEffect(() => {
    let open = true;
    void measureStorage().then((read) => open && setRoom(read));
    return () => {
      open = false;
    };
  }, [changed]);
  return room;
}
