import { useState } from 'react';
import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import type { Passkey } from '#common/contract/people/passkey';
import { Button } from '../../ui/button';
import rows from './section-rows.module.css';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Of the account, for a program that fills passwords in. */
  email: string;
  isBound: boolean;
  reasonId: string;
  onChanged: () => void;
}

/** A passkey: its name, where and when it was created, when it was last used. */
export function PasskeyRow({ passkey, email, isBound, reasonId, onChanged }: PasskeyRowProps) {
  const { name, device, site, createdAt, lastUsedAt, isSynced } = passkey;
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const closeChanged = () => {
    close();
    onChanged();
  };
  const button = { size: 'low', disabled: isBound, 'aria-describedby': reasonId } as const;
  return (
    <>
      <div className={rows.what}>
        <p>{name}</p>
        <p className="small soft">
          créée le <time dateTime={isoDateTime(createdAt)}>{shortDate(createdAt)}</time>
          {name !== device && ` avec ${device}`}
          {isSynced && ', sur tous vos appareils'}
        </p>
        {site !== undefined && site !== location.hostname && (
          <p className="small">
            Elle a été faite pour {site}, l’ancienne adresse du site, et n’ouvre plus votre compte&nbsp;:
            ajoutez une clé ici, puis supprimez celle-ci.
          </p>
        )}
        <p className="small soft">
          {lastUsedAt ? (
            <>
              dernier usage&nbsp;: <time dateTime={isoDateTime(lastUsedAt)}>{playbillDate(lastUsedAt)}</time>
            </>
          ) : (
            'jamais utilisée encore'
          )}
        </p>
      </div>
      <div className={rows.buttons}>
        <Button {...button} aria-label={`Renommer la clé ${name}`} onClick={() => setOpened('rename')}>
          Renommer
        </Button>
        <Button {...button} aria-label={`Supprimer la clé ${name}`} onClick={() => setOpened('remove')}>
          Supprimer
        </Button>
      </div>
      <RenamePasskeyDialog
        passkey={passkey}
        isOpen={opened === 'rename'}
        onClose={close}
        onRenamed={closeChanged}
      />
      <RemovePasskeyDialog
        passkey={passkey}
        email={email}
        isOpen={opened === 'remove'}
        onClose={close}
        onRemoved={closeChanged}
      />
    </>
  );
}
