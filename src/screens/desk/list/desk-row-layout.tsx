import { DOT } from '#common/base/dot';
import { isoDateTime, playbillDate, hourInWords, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { Badge } from '../../../ui/badge';
import { IconLink } from '../../../ui/icon-link';
import { Link } from '../../../ui/link';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { Icon } from '../../../ui/icon';
import { NewsPicture } from '../../../components/news/news-picture';
import { PiecePoster } from '../../../components/piece/piece-poster';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import { OwnMarks } from './own-marks';
import type { DeskRow } from './desk-page';
import { aloneWords, editAddressOf, titleOf, yearsOf } from './desk-words';
import { actionsOn } from './desk-actions';
import type { DeskRowActions } from './desk-row-actions';
import { type OpenAction, RowMenu } from './row-actions';
import type { RowLayout } from './table-or-cards';
import styles from './desk-row-layout.module.css';
import deskPreviewImageStyles from './desk-preview-image.module.css';

/**
 * How the editors’ rows are laid out.
 * @param waiting uuids of what was saved here and is not on the server yet
 */
export const deskRowLayout = (noun: DeskListNoun, waiting: ReadonlySet<string>): RowLayout<DeskRow> => ({
  label: noun.title,
  below: '56rem',
  className: styles.cards,
  columns: [
    {
      id: 'title',
      name: 'Titre',
      isName: true,
      canSort: true,
      cell: (row) => (
        <div className={styles.named}>
          <DeskPreviewImage kind={noun.kind} item={row.item} />
          <div>
            <Link className={styles.title} href={editAddressOf(noun, row)}>
              {titleOf(row)}
            </Link>
            <Marks row={row} isWaiting={waiting.has(row.uuid)} />
          </div>
        </div>
      ),
    },
    {
      id: 'visible',
      name: 'Parution',
      canSort: true,
      cell: ({ item, draft }) =>
        item === null ? (
          draft && <span className={styles.when}>{aloneWords(draft)}</span>
        ) : (
          <Appearance of={item.visibleFrom} />
        ),
    },
    {
      id: 'year',
      name: 'Années',
      canSort: true,
      cell: ({ item }) => <span className={styles.years}>{item && yearsOf(item)}</span>,
    },
    {
      id: 'types',
      name: 'Types',
      cell: ({ item }) => <span className="small">{item?.types.join(', ')}</span>,
    },
    { id: 'saved', name: 'Enregistrée', cell: (row) => <Saved row={row} /> },
  ],
  card: (row, actions) => (
    <>
      <DeskPreviewImage kind={noun.kind} item={row.item} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={editAddressOf(noun, row)}>{titleOf(row)}</Link>
        </h2>
        <Marks row={row} isWaiting={waiting.has(row.uuid)} />
        {row.item ? (
          <Facts of={row.item} />
        ) : (
          row.draft && (
            <p className={styles.saved}>
              {aloneWords(row.draft)}&nbsp;· écrite le {playbillDate(row.draft.at)}
            </p>
          )
        )}
      </div>
      {actions}
    </>
  ),
});

/** Whose play it is, and what this device alone has of it. */
function Marks({ row: { item, draft }, isWaiting }: { row: DeskRow; isWaiting: boolean }) {
  return (
    <>
      {item?.by && <p className={styles.by}>{item.by}</p>}
      {(draft !== null || isWaiting) && (
        <p className={styles.marks}>
          <OwnMarks isDrafted={draft !== null} isWaiting={isWaiting} />
        </p>
      )}
    </>
  );
}

/** When an item was, or will be, published. */
function Appearance({ of }: { of: Date }) {
  const isAhead = useIsAhead(of);
  return (
    <span className={styles.when}>
      {isAhead && <Badge shape="triangle">À paraître le</Badge>}
      <time dateTime={isoDateTime(of)}>
        {shortDate(of)}
        {isAhead && `, ${hourInWords(of)}`}
      </time>
    </span>
  );
}

function Saved({ row: { item, draft } }: { row: DeskRow }) {
  if (item === null) return draft && <span className={styles.saved}>Écrite le {playbillDate(draft.at)}</span>;
  const { savedAt, savedBy } = item;
  return (
    <span className={styles.saved}>
      <time dateTime={isoDateTime(savedAt)}>{shortDate(savedAt)}</time>
      {savedBy && <span className="soft">{fullName(savedBy)}</span>}
    </span>
  );
}

function Facts({ of }: { of: DeskItem }) {
  const { visibleFrom, types, savedAt, savedBy } = of;
  const about = [yearsOf(of), types.join(', ')].filter((words) => words !== '').join(DOT);
  return (
    <>
      <p className={styles.about}>
        <Appearance of={visibleFrom} />
        <span className="soft">{about}</span>
      </p>
      <p className="small soft">
        enregistrée le <time dateTime={isoDateTime(savedAt)}>{shortDate(savedAt)}</time>
        {savedBy && ` par ${fullName(savedBy)}`}
      </p>
    </>
  );
}

interface RowControlsProps {
  actions: DeskRowActions;
  open: OpenAction<DeskItem>;
  noun: DeskListNoun;
  row: DeskRow;
}

/** Links to the editor and to the page of a row, and the menu of what else may be done. */
export function RowControls({ noun, row, actions, open }: RowControlsProps) {
  const { item } = row;
  return (
    <div className={styles.actions}>
      <IconLink icon="edit" label={`Modifier ${titleOf(row)}`} href={editAddressOf(noun, row)} />
      {item && (
        <>
          <IconLink
            icon="eye"
            label={`Voir la page de ${item.title}`}
            href={noun.addresses.read(item.slug)}
          />
          <ItemMenu item={item} actions={actions} open={open} />
        </>
      )}
    </div>
  );
}

function ItemMenu({ item, actions, open }: Pick<RowControlsProps, 'actions' | 'open'> & { item: DeskItem }) {
  const allowed = actionsOn(item, useIsAhead(item.visibleFrom));
  const label = `Actions sur ${item.title}`;
  return <RowMenu row={item} label={label} actions={allowed.map((action) => actions[action])} open={open} />;
}

interface DeskPreviewImageProps {
  kind: DeskListNoun['kind'];
  /** Null: never saved, so there is no picture. */
  item: DeskItem | null;
}

/** The preview image in a row, as visitors see it but small. */
function DeskPreviewImage({ kind, item }: DeskPreviewImageProps) {
  return (
    <span
      className={
        kind === 'piece'
          ? `${deskPreviewImageStyles.place} ${deskPreviewImageStyles.poster}`
          : deskPreviewImageStyles.place
      }
      aria-hidden="true"
    >
      {item === null ? (
        <Icon name="image" className={deskPreviewImageStyles.none} />
      ) : (
        <Picture kind={kind} item={item} />
      )}
    </span>
  );
}

function Picture({ kind, item }: { kind: DeskListNoun['kind']; item: DeskItem }) {
  const { slug, title, previewImage } = item;
  const shown = { slug, title, textAuthors: [], ...(previewImage && { previewImage }) };
  return kind === 'piece' ? <PiecePoster piece={shown} /> : <NewsPicture news={shown} wanted="soon" />;
}
