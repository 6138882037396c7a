import { useLiveQuery } from 'dexie-react-hooks';
import { warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { quoted } from '../../../text/quoted';
import { RevisionsDialog } from '../revision/revisions-dialog';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { DiscardDialog } from './discard-dialog';
import type { DeskAction } from './desk-actions';
import type { DeskItem } from './desk-item';
import type { DeskDialogProps, DeskListNoun } from './desk-list-noun';
import { PreviewDialog } from './preview-dialog';
import type { RowAction } from './row-actions';
import { useDrafts } from './use-drafts';

export type DeskRowActions = Readonly<Record<DeskAction, RowAction<DeskItem>>>;

/** What may be done with the items of a noun. */
export function rowActionsOf(noun: DeskListNoun): DeskRowActions {
  return {
    preview: {
      id: 'preview',
      name: 'Aperçu par un lien…',
      icon: 'link',
      Dialog: (given) => <PreviewDialog noun={noun} {...given} />,
    },
    revisions: {
      id: 'revisions',
      name: 'Versions…',
      icon: 'clock',
      Dialog: (given) => <RevisionsAct noun={noun} {...given} />,
    },
    discard: {
      id: 'discard',
      name: 'Mettre à la corbeille',
      icon: 'trash',
      isGrave: true,
      Dialog: (given) => <DiscardAct noun={noun} {...given} />,
    },
  };
}

function DiscardAct({ noun, row: item, isOpen, onClose }: DeskDialogProps) {
  const isDrafted = useDrafts(noun.kind).some(({ uuid }) => uuid === item.uuid);
  return (
    <DiscardDialog
      name={item.title}
      discard={() => noun.writes.discard(item)}
      lead="Le public ne la verra plus. "
      below={
        isDrafted && (
          <p>Ce que vous aviez commencé à y changer sur cet appareil reste parmi vos brouillons.</p>
        )
      }
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

/** The versions of an item in a list: a restored one is saved at once, like every save. */
function RevisionsAct({ noun, row: item, isOpen, onClose }: DeskDialogProps) {
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
