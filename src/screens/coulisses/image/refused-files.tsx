import { IconButton } from '../../../ui/icon-button';
import { StatusShape } from '../../../ui/status-shape';
import styles from './add-images.module.css';
import type { RefusedFile } from './use-new-photos';

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onDismiss: (uuid: string) => void;
}

/** Files that cannot be added, and why, before anything is sent. */
export function RefusedFiles({ files, onDismiss }: RefusedFilesProps) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <ul className={styles.refused} aria-label="Fichiers refusés">
          {files.map(({ uuid, fileName, fault }) => (
            <li key={uuid}>
              <StatusShape shape="octagon" />
              <span>
                <strong>{fileName}</strong>&nbsp;: {fault}
              </span>
              <IconButton icon="close" label={`Oublier ${fileName}`} onClick={() => onDismiss(uuid)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
