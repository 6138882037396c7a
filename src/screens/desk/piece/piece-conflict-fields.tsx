import { DOT } from '#common/base/dot';
import { nameOf } from '#common/contract/content/reference-names';
import type { PieceSheet } from './piece-sheet';
import { castOf } from './sheet-cast';
import type { DeskFields } from '../form/conflict-panel';
import { appearanceWords, lines, momentWords, orNothing } from '../form/conflict-words';
import { NamedPreviewImage } from '../../../components/image-picker/named-preview-image';
import { RichText } from '../../../components/rich-text/rich-text';
import { authorsOf, castWords, durationWords, totalWords } from '../../../text/casting';

/** The labels of a sheet's entries, and how its two versions are shown to choose from. */
export const pieceConflictFields: DeskFields<PieceSheet> = {
  title: { label: 'Titre', show: orNothing },
  genre: { label: 'Genre', show: orNothing },
  duration: {
    label: 'Durée',
    show: (minutes) => orNothing(typeof minutes === 'number' ? durationWords(minutes) : (minutes ?? '')),
  },
  resume: { label: 'Résumé', show: (resume) => <RichText document={resume} /> },
  previewImage: {
    label: 'Miniature',
    show: (uuid) => (uuid === null ? orNothing('') : <NamedPreviewImage uuid={uuid} />),
  },
  visibleFrom: {
    label: 'Parution',
    show: appearanceWords,
  },
  textAuthors: { label: 'Auteurs', show: (authors) => orNothing(authorsOf(authors)) },
  castKey: { label: 'Effectif', show: orNothing },
  cast: {
    label: 'Effectif',
    show: (cast) => `${castWords(castOf(cast))}\u00a0: ${totalWords(castOf(cast))} en tout`,
  },
  isPerformed: { label: 'Représentation', show: (is) => (is ? 'Jouée ici' : 'Jamais jouée ici') },
  performanceKey: { label: 'Représentation', show: orNothing },
  spectacleType: {
    label: 'Type de spectacle',
    show: (code) => orNothing(code === null ? '' : nameOf('spectacle-types', code)),
  },
  years: { label: 'Années', show: orNothing },
  characters: {
    label: 'Personnages',
    show: (characters) =>
      lines(
        characters.map(({ uuid, name, actor, description }) => [
          uuid,
          [name, actor, description].filter((words) => words.trim() !== '').join(DOT),
        ]),
      ),
  },
  dates: { label: 'Dates', show: (dates) => lines(dates.map((date) => [date.uuid, momentWords(date)])) },
};
