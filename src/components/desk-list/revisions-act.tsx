import { useLiveQuery } from 'dexie-react-hooks';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { quoted } from '../../text/quoted';
import type { DeskDialogProps } from './desk-dialog-props';
import { RevisionsDialog } from '../revisions/revisions-dialog';
import { enqueueAndAnnounce } from '../request/enqueue-and-announce';

/** The versions of an item in a list: a restored one is saved at once, like every save. */
export function RevisionsAct({ noun, item, isOpen, onClose }: DeskDialogProps) {
  const current = useLiveQuery(() => noun.read(item.uuid), [noun, item.uuid]);
  const restore = async (content: unknown) => {
    const label = `Version reprise\u00a0: ${noun.word} ${quoted(item.title)}`;
    const write = noun.writes.restoreRevision(item, content, label);
    if (write === null) return warn(UNACCEPTABLE);
    const saved = await enqueueAndAnnounce(write, `Version reprise\u00a0: ${item.title}`);
    if (!saved.ok) return warn(failureSentence(saved.failure));
    onClose();
  };
  return (
    <RevisionsDialog
      kind={noun.kind}
      uuid={item.uuid}
      current={current}
      onRestore={restore}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

const UNACCEPTABLE =
  'Le formulaire n’accepterait plus cette version telle quelle. Ouvrez-le, reprenez-y la version et corrigez ce qu’il signale.';
