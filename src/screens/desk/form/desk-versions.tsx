import { useState } from 'react';
import type { RevisionKind } from '#common/contract/content/revision';
import { announce, warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import type { DeskValues } from './desk-noun';
import { RevisionsDialog } from '../revision/revisions-dialog';
import type { Desk } from './use-desk';

interface DeskVersionsProps<Values extends DeskValues> {
  kind: RevisionKind;
  desk: Pick<Desk<Values>, 'uuid' | 'theirs' | 'change'>;
  /** The body of the PUT that would save what the form holds. */
  current: unknown;
  /** The content of a version as form values; null if this version of the site cannot read it. */
  valuesOf: (content: unknown) => Read<Values> | Promise<Read<Values>>;
}

type Read<Values> = Partial<Values> | null;

/** All saved versions of a thing: a restored one is put into the form, to be reviewed and saved. */
export function DeskVersions<Values extends DeskValues>(props: DeskVersionsProps<Values>) {
  const { kind, desk, current, valuesOf } = props;
  const [isOpen, setOpen] = useState(false);
  if (desk.theirs === null) return null;
  const restore = async (content: unknown) => {
    const values = await valuesOf(content);
    if (values === null) return warn('Une erreur est survenue');
    desk.change(values);
    setOpen(false);
    announce('Cette version est dans le formulaire\u00a0: relisez, puis enregistrez.');
  };
  return (
    <>
      <Button icon="clock" onClick={() => setOpen(true)}>
        Versions
      </Button>
      <RevisionsDialog
        kind={kind}
        uuid={desk.uuid}
        current={current}
        onRestore={restore}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
