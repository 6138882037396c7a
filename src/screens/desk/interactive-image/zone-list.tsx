import { count } from '#common/base/numbers';
import { MAX_ZONES } from '#common/contract/agenda/interactive-image';
import { type InteractiveImageSheet, interactiveImageFaults } from './interactive-image-sheet';
import styles from '../form/sheet-form.module.css';
import type { DeskForm } from '../form/use-desk-form';
import type { ShowOfImages } from './show-of-images';
import type { ZoneEditor } from './use-zone-editor';
import { ZoneRow } from './zone-row';

interface ZoneListProps {
  fields: DeskForm<InteractiveImageSheet>;
  editor: ZoneEditor;
  show: ShowOfImages;
  /** Zones that stay closed although they are to be corrected. */
  folded: ReadonlySet<string>;
  onFold: (uuid: string) => void;
}

/** The zones in the order in which they are read. The chosen one is open, and those to be corrected until they are closed. */
export function ZoneList({ fields, editor, show, folded, onFold }: ZoneListProps) {
  const { zones, order, chosen } = editor;
  const { wrong, errorAt } = fields;
  const lacking = interactiveImageFaults(fields.sheet).map(({ path }) => path);
  const fault = errorAt('zones');
  return (
    <section className={styles.stack} aria-labelledby="zones-titre">
      <div>
        <h2 id="zones-titre" className={styles.subtitle}>
          Zones
        </h2>
        <p className="small soft">
          {zones.length === 0
            ? 'Aucune zone pour l’instant. Elles se dessinent sur l’image.'
            : `${count(zones.length, 'zone')}${zones.length >= MAX_ZONES ? ' (le maximum)' : ''}, dans l’ordre de lecture.`}
        </p>
      </div>
      <div ref={order.ref}>
        {zones.length > 0 && (
          <ol className={styles.rows}>
            {zones.map((zone, rank) => {
              const isIn = (path: string) => path.startsWith(`zones.${rank}.`);
              const isWrong = wrong.some(isIn);
              return (
                <ZoneRow
                  key={zone.uuid}
                  zone={zone}
                  rank={rank}
                  isLast={rank === zones.length - 1}
                  isOpen={chosen?.uuid === zone.uuid || (isWrong && !folded.has(zone.uuid))}
                  lack={isWrong ? 'wrong' : lacking.some(isIn) ? 'unfinished' : null}
                  editor={editor}
                  fields={fields}
                  show={show}
                  onFold={() => onFold(zone.uuid)}
                />
              );
            })}
          </ol>
        )}
      </div>
      {fault && <p className={styles.fault}>{fault}</p>}
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </section>
  );
}
