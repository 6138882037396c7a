import { useState } from 'react';
import { isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { type NewPreviewLink, PREVIEW_DAYS, type PreviewLink } from '#common/contract/content/preview-link';
import { askServer } from '../../../bridge/calls';
import { announce } from '../../../state/notices';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/overlay/dialog';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useLine } from '../../../components/request/needs-network';
import { type ServerData, useServerData } from '../../../components/request/use-server-data';
import { useTask } from '../../../components/request/use-task';
import type { DeskDialogProps } from './desk-list-noun';
import listStyles from '../../../components/form/dialog-list.module.css';
import { PreviewAddress } from './preview-address';
import styles from './preview-dialog.module.css';

/** Links that show an item before publication to people without an account: created, shared and revoked here. */
export function PreviewDialog({ noun, row: item, isOpen, onClose }: DeskDialogProps) {
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const asked = useServerData(() => askServer('listPreviewLinks', { query: { uuid: item.uuid } }), item.uuid);
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const create = () =>
    run(
      () => askServer('createPreviewLink', { body: { kind: noun.kind, uuid: item.uuid } }),
      (link) => {
        setMade(link);
        asked.askAgain();
      },
    );
  return (
    <Dialog title="Aperçu par un lien" width="large" isOpen={isOpen} onClose={onClose}>
      <p>
        Qui reçoit ce lien voit {quoted(item.title)} avant sa parution, sans compte, pendant {PREVIEW_DAYS}
        &nbsp;jours. Personne d’autre ne la trouve.
      </p>
      {made && <PreviewAddress title={item.title} address={addressOf(made)} />}
      <div>
        <Button
          variant={made === null ? 'primary' : 'line'}
          icon="link"
          pending={isRunning}
          disabled={!hasLine}
          onClick={create}
        >
          {made === null ? 'Créer un lien' : 'Créer un autre lien'}
        </Button>
      </div>
      <OpenLinks asked={asked} made={made} onRevoked={(uuid) => made?.uuid === uuid && setMade(null)} />
    </Dialog>
  );
}

const addressOf = ({ token }: NewPreviewLink) => new URL(links.preview.to({ token }), location.origin).href;

interface OpenLinksProps {
  asked: ServerData<readonly PreviewLink[]>;
  made: NewPreviewLink | null;
  onRevoked: (uuid: string) => void;
}

/** The links that are still valid. Their secret is shown only once: if it is lost, a new link is needed. */
function OpenLinks({ asked, made, onRevoked }: OpenLinksProps) {
  const { answer = [], askAgain } = asked;
  return (
    <>
      <ServerDataNotice asked={asked} what="La liste des liens" />
      {answer.length > 0 && (
        <section aria-labelledby="open-links">
          <h3 className="section-title" id="open-links">
            Liens en cours
          </h3>
          <ul className={classNames(listStyles.list, styles.links)}>
            {answer.map((link) => (
              <OpenLink
                key={link.uuid}
                link={link}
                isNew={link.uuid === made?.uuid}
                onRevoked={() => {
                  onRevoked(link.uuid);
                  askAgain();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface OpenLinkProps {
  link: PreviewLink;
  isNew: boolean;
  onRevoked: () => void;
}

function OpenLink({ link, isNew, onRevoked }: OpenLinkProps) {
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const { uuid, createdAt, createdBy, expiresAt } = link;
  const when = `${shortDate(createdAt)}, ${hourInWords(createdAt)}`;
  const revoke = () =>
    run(
      () => askServer('revokePreviewLink', { params: { uuid } }),
      () => {
        announce('Lien révoqué\u00a0: il ne montre plus rien.');
        onRevoked();
      },
    );
  return (
    <li>
      <p>
        {isNew ? 'Celui-ci, créé' : 'Créé'} le <time dateTime={isoDateTime(createdAt)}>{when}</time>
        {createdBy && ` par ${fullName(createdBy)}`}
        <span className={styles.until}>
          valable jusqu’au <time dateTime={isoDateTime(expiresAt)}>{shortDate(expiresAt)}</time>
        </span>
      </p>
      <Button
        size="low"
        aria-label={`Révoquer le lien du ${when}`}
        pending={isRunning}
        disabled={!hasLine}
        onClick={revoke}
      >
        Révoquer
      </Button>
    </li>
  );
}
