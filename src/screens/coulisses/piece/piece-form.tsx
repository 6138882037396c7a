import { useState } from 'react';
import { links } from '#common/contract/site/links';
import { faultPath, pieceFaults } from '#common/rules/piece-faults';
import type { PieceSheet } from '#common/rules/piece-sheet';
import { readMoment } from '#common/rules/typed-moment';
import { pieceAuthorQueries } from '#mirror/queries/piece-author-queries';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { DeskVersions } from '../../../components/desk-form/desk-versions';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { SheetContents } from '../../../components/sheet-form/sheet-contents';
import { SheetFrame, type SheetSide } from '../../../components/sheet-form/sheet-frame';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { pieceConflictFields } from './piece-conflict-fields';
import { entryOf } from './sheet-fields';
import { sheetNoun } from './sheet-noun';
import { pieceParts } from './piece-parts';
import { PiecePreview } from './piece-preview';
import { SheetParts } from './sheet-parts';
import { sheetOfVersion, versionOfSheet } from './sheet-version';
import { useGone } from './use-gone';
import { useSheetFields } from '../../../components/sheet-form/use-sheet-fields';

/** The form of one play, with its preview. */
export function PieceForm({ uuid }: { uuid: string }) {
  const desk = useDesk(sheetNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<PieceSheet> }) {
  const { theirs, values, uuid } = desk;
  const [side, setSide] = useState<SheetSide>('fiche');
  const gone = useGone(values);
  const fields = useSheetFields(desk, {
    faultsOf: (sheet) => pieceFaults(sheet, gone),
    faultPath,
    entryOf,
    saved: 'La fiche est enregistrée.',
    onRefusal: () => setSide('fiche'),
  });
  const isAhead = useIsAhead(appearanceOf(values));
  const hasAppeared = !useIsAhead(theirs === null ? FAR : appearanceOf(theirs.values));
  const slug = theirs?.slug ?? uuid;
  return (
    <DeskFrame
      desk={desk}
      noun={sheetNoun}
      words={words}
      conflictFields={pieceConflictFields}
      isAhead={isAhead}
      onSave={fields.save}
      actions={
        <>
          <DeskVersions
            kind="piece"
            desk={{ uuid, theirs, change: fields.change }}
            current={versionOfSheet(values, uuid)}
            valuesOf={async (content) => sheetOfVersion(content, await pieceAuthorQueries.all())}
          />
          {theirs !== null && (
            <LinkButton href={links.piece.to({ slug: theirs.slug })} icon="eye">
              Voir la fiche
            </LinkButton>
          )}
        </>
      }
    >
      <SheetFrame
        label="La fiche"
        contents={<SheetContents parts={pieceParts(values.isPerformed)} wrong={fields.wrongEntries} />}
        sheet={
          <SheetParts fields={fields} uuid={uuid} slug={slug} hasAppeared={hasAppeared} isAhead={isAhead} />
        }
        preview={<PiecePreview sheet={values} uuid={uuid} slug={slug} />}
        side={side}
        onSide={setSide}
      />
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Rédiger une fiche',
  edit: 'Modifier une fiche',
  what: 'cette fiche',
  all: 'Pièces',
};

const FAR = new Date(8.64e15);

function appearanceOf({ visibleFrom }: PieceSheet): Date {
  const read = readMoment(visibleFrom);
  return read.kind === 'moment' ? read.at : new Date(0);
}
