import { useMemo, useState } from 'react';
import { links } from '#common/contract/site/links';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { imageQueries } from '#mirror/queries/image-queries';
import { DeskFrame, type DeskWords } from '../form/desk-frame';
import type { DeskNoun } from '../form/desk-noun';
import { type Desk, useDesk } from '../form/use-desk';
import { useLookup } from '../../../components/mirror-answer/use-lookup';
import { SheetText } from '../form/sheet-text';
import { useDeskForm } from '../form/use-desk-form';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { StatusShape } from '../../../ui/status-shape';
import type { DeskFields } from '../form/conflict-panel';
import { orNothing, lines } from '../form/conflict-words';
import { ImageShown } from '../../../components/photo/image-shown';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import {
  type InteractiveImageSheet,
  interactiveImageFaults,
  type SheetZone,
} from './interactive-image-sheet';
import { interactiveImageFaultPath } from './interactive-image-fault-path';
import { interactiveImageNounOf } from './interactive-image-noun';
import { PicturePart } from './picture-part';
import type { ShowOfImages } from './show-of-images';
import { useZoneEditor } from './use-zone-editor';
import { ZoneList } from './zone-list';
import { zoneSummary } from './zone-words';
import styles from './interactive-image-form.module.css';

interface InteractiveImageFormProps {
  uuid: string;
  show: ShowOfImages;
  /** The show was deleted before the form was opened. */
  isShowGone?: boolean;
}

/**
 * The form of one interactive image of a show. What was written for a show that is no more, or that is deleted meanwhile,
 * can be read, copied and abandoned. Keyed by the uuid.
 */
export function InteractiveImageForm({ uuid, show, isShowGone = false }: InteractiveImageFormProps) {
  const isMissing = useLookup(show.uuid, deskAgendaQueries.readShow).kind === 'missing';
  const isShowless = isShowGone || isMissing;
  const noun = useMemo(() => {
    const own = interactiveImageNounOf(show);
    return isShowless ? { ...own, list: () => links.shows.to() } : own;
  }, [show, isShowless]);
  const desk = useDesk(noun, uuid);
  if (desk === null) return <LoadingScreen />;
  // The note says more than that somebody deleted the image, and nothing can be made of it again.
  const read = isShowless ? { ...desk, isGone: false } : desk;
  return <Form desk={read} noun={noun} show={show} isShowless={isShowless} />;
}

interface FormProps {
  desk: Desk<InteractiveImageSheet>;
  noun: DeskNoun<InteractiveImageSheet>;
  show: ShowOfImages;
  isShowless: boolean;
}

function Form({ desk, noun, show, isShowless }: FormProps) {
  const fields = useDeskForm(desk, {
    faultsOf: interactiveImageFaults,
    faultPath: interactiveImageFaultPath,
    saved: 'L’image interactive est enregistrée.',
    // Nothing to open: a zone with a fault is open once a save was attempted.
    isLong: true,
  });
  const editor = useZoneEditor(fields);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const save = () => {
    // What is told to be corrected is shown.
    setFolded(new Set());
    return fields.save();
  };
  return (
    <DeskFrame
      desk={desk}
      noun={noun}
      words={isShowless ? { ...words, all: 'Spectacles' } : words}
      conflictFields={interactiveImageConflictFields}
      onSave={save}
    >
      {isShowless && (
        <p className={styles.showless}>
          <StatusShape shape="triangle" />
          <span>
            Le spectacle de cette image interactive n’existe plus&nbsp;: elle ne peut plus être enregistrée.
            Copiez ce qui peut resservir, puis abandonnez-la.
          </span>
        </p>
      )}
      <div className={styles.form} ref={fields.ref}>
        <SheetText
          fields={fields}
          name="title"
          label="Titre"
          isRequired
          autoComplete="off"
          className={styles.title ?? ''}
          value={fields.sheet.title}
          onType={(title) => ({ title })}
        />
        <PicturePart fields={fields} editor={editor} />
        {fields.sheet.image !== null && (
          <ZoneList
            fields={fields}
            editor={editor}
            show={show}
            folded={folded}
            onFold={(uuid) => setFolded((before) => new Set(before).add(uuid))}
          />
        )}
      </div>
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter une image interactive',
  edit: 'Modifier une image interactive',
  what: 'cette image interactive',
  all: 'Images interactives',
};

/** The labels of an interactive image's entries, and how its two versions are shown to choose from. */
const interactiveImageConflictFields: DeskFields<InteractiveImageSheet> = {
  show: { label: 'Spectacle', show: orNothing },
  title: { label: 'Titre', show: orNothing },
  image: {
    label: 'Image',
    show: (uuid) => (uuid === null ? orNothing('') : <ImageShown uuid={uuid} />),
  },
  zones: {
    label: 'Zones',
    show: (zones) => <ZonesShown zones={zones} />,
  },
};

/** The zones of one version, each in a line, with the name of the image that it opens. */
function ZonesShown({ zones }: { zones: readonly SheetZone[] }) {
  const uuids = zones.flatMap(({ type, image }) => (type === 'IMAGE' && image !== null ? [image] : []));
  const { answer: names } = useMirrorAnswer(() => namesOf(uuids), [uuids.join(' ')]);
  if (names === undefined) return null;
  return lines(
    zones.map((zone, rank) => [zone.uuid, `${rank + 1}. ${zoneSummary(zone, names.get(zone.image ?? ''))}`]),
  );
}

/** The names of those images that are on this device. */
async function namesOf(uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(uuids.map((uuid) => imageQueries.read(uuid)));
  return new Map(read.flatMap((image) => (image === null ? [] : [[image.uuid, image.name] as const])));
}
