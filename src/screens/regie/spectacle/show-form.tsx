import { useState } from 'react';
import { links } from '#common/contract/site/links';
import { showFaultPath, showFaults } from '#common/rules/show-faults';
import type { ShowSheet } from '#common/rules/show-sheet';
import { momentOf } from '#common/rules/typed-moment';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { SheetContents } from '../../../components/sheet-form/sheet-contents';
import { SheetFrame, type SheetSide } from '../../../components/sheet-form/sheet-frame';
import { useSheetFields } from '../../../components/sheet-form/use-sheet-fields';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { EventOfShow } from './event-of-show';
import { showConflictFields } from './show-conflict-fields';
import { showNoun } from './show-noun';
import { ShowParts, showParts } from './show-parts';
import { ShowPreview } from './show-preview';
import { TellingNote } from './telling-note';
import { useTelling } from './use-telling';

/** The form of one show, with its preview. */
export function ShowForm({ uuid }: { uuid: string }) {
  const desk = useDesk(showNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<ShowSheet> }) {
  const { theirs, values, uuid } = desk;
  const [side, setSide] = useState<SheetSide>('fiche');
  const telling = useTelling(desk);
  const fields = useSheetFields(desk, {
    faultsOf: showFaults,
    faultPath: showFaultPath,
    saved: 'Le spectacle est enregistré.',
    confirm: telling.confirm,
    onRefusal: () => setSide('fiche'),
  });
  const isAhead = useIsAhead(momentOf(values.visibleFrom) ?? new Date(0));
  return (
    <DeskFrame
      desk={desk}
      noun={showNoun}
      words={words}
      conflictFields={showConflictFields}
      isAhead={isAhead}
      onSave={fields.save}
      afterSave={<TellingNote desk={desk} />}
      actions={
        theirs !== null && (
          <>
            <LinkButton icon="image" href={links.interactiveImages.to({ slug: theirs.slug })}>
              Images interactives
            </LinkButton>
            <EventOfShow uuid={uuid} />
          </>
        )
      }
    >
      {telling.dialog}
      <SheetFrame
        label="Le spectacle"
        contents={<SheetContents parts={showParts} wrong={fields.wrongEntries} />}
        sheet={<ShowParts fields={fields} isAhead={isAhead} saved={theirs?.values ?? null} />}
        preview={<ShowPreview sheet={values} uuid={uuid} slug={theirs?.slug ?? uuid} />}
        side={side}
        onSide={setSide}
      />
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter un spectacle',
  edit: 'Modifier un spectacle',
  what: 'ce spectacle',
  all: 'Spectacles',
};
