import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ImageRow, ImageFile } from '#common/contract/content/image';
import { links } from '#common/contract/site/links';
import { imageQueries } from '#mirror/queries/image-queries';
import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { useMirroredRows } from '../list/list-answer';
import { ListViews } from '../list/list-views';
import { NothingListed } from '../list/nothing-listed';
import { ListResults } from '../list/list-results';
import { useRowActions } from '../list/row-actions';
import { type ListState, useListState } from '../list/use-list-state';
import { ImageTypeField } from '../../../components/list-filter/image-type-field';
import { ListPanel } from '../../../components/list-filter/list-panel';
import { allImageTypes, allTypes } from '../../../components/list-filter/list-types';
import { yearFault, yearsWords } from '../../../components/list-filter/list-year';
import { OrderField } from '../../../components/list-filter/order-field';
import { SizeField } from '../../../components/list-filter/size-field';
import { TypeField } from '../../../components/list-filter/type-field';
import { WordsField } from '../../../components/list-filter/words-field';
import { YearField } from '../../../components/list-filter/year-field';
import { PicturesSkeleton } from '../../../components/mirror-answer/pictures-skeleton';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { LinkButton } from '../../../ui/link-button';
import { pageOf } from '../../../components/list-filter/page-of';
import { serverNow } from '../../../components/clock/clock-offset';
import { warn } from '../../../state/notices';
import { personAtom } from '../../../state/session';
import { EditImageDialog } from './edit-image-dialog';
import { imageActions } from './image-actions';
import { type ImageFilter, imageFilter, imageViews, imageQueryOf } from './image-filter';
import { ImageGrid } from './image-grid';
import { imageNoun } from './image-noun';
import gridStyles from './image-grid.module.css';
import styles from './image-desk.module.css';

/** The editors' image library, read from the mirror, so available with or without a network. */
export function ImageDesk() {
  const list = useListState(links.deskImages.to(), imageFilter);
  const { answer: counts = {} } = useMirrorAnswer(readImageCounts);
  return (
    <div className="page">
      <DeskHead title="Images">
        <LinkButton variant="primary" icon="plus" href={links.addImage.to()}>
          Ajouter des images
        </LinkButton>
      </DeskHead>
      <ListViews list={list} label="Images" names={imageViews} counts={counts} trash="image">
        <Images list={list} />
      </ListViews>
    </div>
  );
}

/** The images of a view, with the search panel and the actions. */
function Images({ list }: { list: ListState<ImageFilter> }) {
  const { filter, change, control } = list;
  const answer = useMirroredRows(list, () => readImagePage(filter), [], 'la photothèque');
  const { page } = filter;
  const edit = ({ uuid }: ImageRow) => change({ open: uuid, page });
  const close = () => change({ open: null, page }, { replace: true });
  const edited = useEditedImage(filter.open, close);
  const { open, dialog } = useRowActions<ImageRow>(answer.readAgain);
  return (
    <>
      <ListPanel
        search={<WordsField {...control('words')} label="Nom, description" />}
        activeFilters={imageFilter.countActive(filter)}
        layout={styles.more}
      >
        <YearField {...control('year')} />
        <ImageTypeField {...control('type')} among={allImageTypes} />
        <TypeField {...control('show')} among={allTypes} />
        <OrderField {...control('order')} />
        <SizeField {...control('size')} />
      </ListPanel>
      <ListResults
        list={list}
        answer={answer}
        label="Images"
        word="image"
        awaited={
          <PicturesSkeleton count={filter.size} words="Chargement des images…" className={gridStyles.grid} />
        }
        empty={<NothingListed list={list} sought={soughtWords(filter)} yet={yetWords(filter)} />}
      >
        {(images) => <ImageGrid images={images} actionsOf={imageActions(edit)} onEdit={edit} open={open} />}
      </ListResults>
      {dialog}
      {edited && <EditImageDialog key={edited.uuid} uuid={edited.uuid} file={edited.file} onClose={close} />}
    </>
  );
}

const soughtWords = ({ year }: ImageFilter) => ({
  title: 'Aucune image trouvée',
  poster: 'Rien au mur',
  words:
    yearFault(year) === undefined
      ? 'Aucune image ne répond à cette recherche. Essayez le début d’un mot seul, ou moins de filtres.'
      : yearsWords,
  clear: 'Enlever les mots',
});

function yetWords({ view }: ImageFilter) {
  if (view === 'tout')
    return {
      title: 'Aucune image',
      words: 'Photos, affiches et bannières se rangent ici, avec ou sans réseau.',
      action: <LinkButton href={links.addImage.to()}>Ajouter des images</LinkButton>,
    };
  return view === 'a-paraitre'
    ? {
        title: 'Rien à paraître',
        words:
          'Une image dont la date de parution est à venir se range ici\u00a0; elle paraît d’elle-même, le moment venu.',
      }
    : {
        title: 'Toutes les images sont là',
        words: 'Une image annoncée dont le fichier manque encore se range ici.',
      };
}

/** The page of images of a filter. */
async function readImagePage(filter: ImageFilter) {
  const query = imageQueryOf(filter);
  const found = query === null ? [] : await imageQueries.find(query);
  const rows = filter.view === 'sans-fichier' ? found.filter(({ file }) => file === undefined) : found;
  return pageOf(rows, filter);
}

/** Number of images of each view but the trash, whatever the filter. */
async function readImageCounts(): Promise<Partial<Record<ImageFilter['view'], number>>> {
  const images = await imageQueries.find({});
  const now = serverNow();
  return {
    tout: images.length,
    'a-paraitre': images.filter(({ visibleFrom }) => visibleFrom > now).length,
    'sans-fichier': images.filter(({ file }) => file === undefined).length,
  };
}

interface EditedImage {
  readonly uuid: string;
  readonly file: ImageFile | undefined;
}

/**
 * The image that the address opens; null if there is none, or it is not on this device yet. One that no longer exists is
 * reported, and not opened: its empty form would create another image. One with a draft opens, so that what was typed can
 * be rescued.
 */
function useEditedImage(open: string | null, onGone: () => void): EditedImage | null {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const { answer, reach } = useMirrorAnswer(async () => {
    if (open === null) return null;
    const image = await imageQueries.read(open);
    const draft = await draftQueries.read(owner, laneOf(imageNoun.name, open));
    return { uuid: open, file: image?.file, isHere: image !== null || draft !== null };
  }, [open, owner]);
  const edited = answer?.uuid === open ? answer : undefined;
  const isGone = edited?.isHere === false && reach === 'complete';
  useEffect(() => {
    if (!isGone) return;
    warn(imageNoun.missing);
    onGone();
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isGone]);
  return edited?.isHere === true ? edited : null;
}
