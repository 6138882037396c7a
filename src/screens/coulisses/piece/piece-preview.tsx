import { useMemo, useState } from 'react';
import type { PieceSheet } from '#common/rules/piece-sheet';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { PieceDocument } from '../../../components/piece-document/piece-document';
import { previewOfPiece } from './shown-piece';
import { serverNow } from '../../../components/clock/clock-offset';

interface PiecePreviewProps {
  sheet: PieceSheet;
  uuid: string;
  slug: string;
}

/** Preview of the play, with the components that visitors see. */
export function PiecePreview({ sheet, uuid, slug }: PiecePreviewProps) {
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
