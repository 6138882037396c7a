import { useState, useMemo } from 'react';
import { links } from '#common/contract/site/links';
import { pieceAuthorQueries } from '#mirror/queries/piece-author-queries';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { DeskFrame, type DeskWords } from '../form/desk-frame';
import { DeskVersions } from '../form/desk-versions';
import type { Desk } from '../form/use-desk';
import { appearanceOf } from '../form/appearance';
import { SheetContents, type SheetPart } from '../form/sheet-contents';
import { SheetFrame, type SheetSide } from '../form/sheet-frame';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { useDeskForm } from '../form/use-desk-form';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { PieceDocument } from '../../../components/piece-document/piece-document';
import { serverNow } from '../../../components/clock/clock-offset';
import { faultPath, pieceFaults } from './piece-faults';
import type { PieceSheet } from './piece-sheet';
import { pieceConflictFields } from './piece-conflict-fields';
import { entryOf } from './sheet-fields';
import { sheetNoun } from './sheet-noun';
import { SheetParts } from './sheet-parts';
import { sheetOfVersion, versionOfSheet } from './sheet-version';
import { previewOfPiece } from './shown-piece';

/** The form of one play, with its preview. */
export function PieceForm({ desk }: { desk: Desk<PieceSheet> }) {
  const { theirs, values, uuid } = desk;
  const [side, setSide] = useState<SheetSide>('fiche');
  const gone = useGone(values);
  const fields = useDeskForm(desk, {
    faultsOf: (sheet) => pieceFaults(sheet, gone),
    faultPath,
    entryOf,
    saved: 'La fiche est enregistrée.',
    isLong: true,
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

/** The parts of a play's sheet; the characters only if the play is performed. */
const pieceParts = (isPerformed: boolean): readonly SheetPart[] =>
  parts.filter(({ id }) => id !== 'personnages' || isPerformed);

const parts: readonly (SheetPart & { holds: readonly (keyof PieceSheet)[] })[] = [
  { id: 'piece', name: 'La pièce', holds: ['title', 'genre', 'duration', 'previewImage'] },
  { id: 'auteurs', name: 'Auteurs', holds: ['textAuthors'] },
  { id: 'resume', name: 'Résumé', holds: ['resume'] },
  { id: 'effectif', name: 'Effectif', holds: ['cast'] },
  {
    id: 'representations',
    name: 'Représentations',
    holds: ['isPerformed', 'spectacleType', 'years', 'dates'],
  },
  { id: 'personnages', name: 'Personnages', holds: ['characters'] },
  { id: 'parution', name: 'Parution', holds: ['visibleFrom'] },
];

interface PiecePreviewProps {
  sheet: PieceSheet;
  uuid: string;
  slug: string;
}

/** Preview of the play, with the components that visitors see. */
function PiecePreview({ sheet, uuid, slug }: PiecePreviewProps) {
  const [now] = useState(serverNow);
  const wanted = sheet.previewImage;
  const { answer: previewImage } = useMirrorAnswer(
    async () => (wanted === null ? null : previewImageQueries.read(wanted)),
    [wanted],
  );
  const piece = useMemo(
    () => previewOfPiece(sheet, { uuid, slug, now, previewImages: previewImage ? [previewImage] : [] }),
    [sheet, uuid, slug, now, previewImage],
  );
  return <PieceDocument piece={piece} />;
}

/** UUIDs of a sheet's authors and preview images that no longer exist, according to this device. */
function useGone(sheet: PieceSheet): ReadonlySet<string> {
  const authors = sheet.textAuthors.map(({ uuid }) => uuid);
  const pictures = [sheet.previewImage, ...sheet.characters.map(({ preview }) => preview)].filter(
    (uuid) => uuid !== null,
  );
  const { answer, reach } = useMirrorAnswer(
    () => missingOf(authors, [...new Set(pictures)]),
    [authors.join(), pictures.join()],
  );
  return reach === 'complete' && answer ? answer : nothing;
}

const nothing: ReadonlySet<string> = new Set();

async function missingOf(
  authors: readonly string[],
  pictures: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set((await pieceAuthorQueries.all()).map(({ uuid }) => uuid));
  const found = await Promise.all(pictures.map((uuid) => previewImageQueries.read(uuid)));
  return new Set([
    ...authors.filter((uuid) => !known.has(uuid)),
    ...pictures.filter((_, rank) => found[rank] === null),
  ]);
}
