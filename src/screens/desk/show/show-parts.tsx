import { type LocationSheet, emptyLocation } from '../agenda/location-sheet';
import type { ShowSheet } from './show-sheet';
import { NumberedPart } from '../../../components/page/numbered-part';
import type { SheetPart } from '../form/sheet-contents';
import styles from '../form/sheet-form.module.css';
import type { DeskForm } from '../form/use-desk-form';
import { classNames } from '../../../ui/class-names';
import { Switch } from '../../../ui/field/switch';
import { PlacePart } from '../agenda/place-part';
import { SheetText } from '../form/sheet-text';
import { WindowPart } from '../agenda/window-part';
import { BannerField } from './banner-field';
import { DatesPart } from './dates-part';
import { EventField } from './event-field';
import { PiecesPart } from './pieces-part';
import { PricesPart } from './prices-part';

interface ShowPartsProps {
  fields: DeskForm<ShowSheet>;
  isAhead: boolean;
  /** As it is at the server; null: it is new. */
  saved: ShowSheet | null;
}

/** All fields of a show, in parts that can be jumped to. */
export function ShowParts({ fields, isAhead, saved }: ShowPartsProps) {
  const { sheet, change } = fields;
  return (
    <div className={styles.sheet} ref={fields.ref}>
      <NumberedPart id="spectacle" title="Le spectacle">
        <div className={styles.stack}>
          <SheetText
            fields={fields}
            name="title"
            label="Titre"
            isRequired
            className={classNames(styles.title)}
            value={sheet.title}
            onType={(title) => ({ title })}
          />
          <PiecesPart {...fields} />
          <BannerField {...fields} />
        </div>
      </NumberedPart>
      <NumberedPart id="lieu" title="Lieu">
        <PlacePart fields={fields} saved={saved} />
      </NumberedPart>
      <NumberedPart id="seances" title="Séances">
        <DatesPart {...fields} />
      </NumberedPart>
      <NumberedPart id="tarifs" title="Tarifs">
        <PricesPart {...fields} />
        <div className={styles.stack}>
          <SheetText
            fields={fields}
            name="paymentWords"
            label="Comment payer"
            rows={2}
            hint="Moyens de paiement sur place, et comment payer d’avance, jusqu’à quand."
            value={sheet.paymentWords}
            onType={(paymentWords) => ({ paymentWords })}
          />
          <SheetText
            fields={fields}
            name="paymentLink"
            label="Page de paiement"
            inputMode="url"
            autoComplete="off"
            spellCheck="false"
            hint="Celle de l’association, chez HelloAsso par exemple."
            value={sheet.paymentLink}
            onType={(paymentLink) => ({ paymentLink })}
          />
        </div>
      </NumberedPart>
      <NumberedPart id="reservations" title="Réservations">
        <div className={styles.stack}>
          <Switch isSelected={sheet.bookings} onChange={(bookings) => change({ bookings })}>
            Les places se réservent sur le site
          </Switch>
          <EventField {...fields} />
        </div>
      </NumberedPart>
      <NumberedPart id="affichage" title="Affichage">
        <WindowPart fields={fields} isAhead={isAhead} dates={sheet.dates.map(({ date }) => date)} />
      </NumberedPart>
    </div>
  );
}

export const showParts: readonly (SheetPart & { holds: readonly (keyof ShowSheet)[] })[] = [
  { id: 'spectacle', name: 'Le spectacle', holds: ['title', 'pieces', 'banner'] },
  { id: 'lieu', name: 'Lieu', holds: Object.keys(emptyLocation) as (keyof LocationSheet)[] },
  { id: 'seances', name: 'Séances', holds: ['dates'] },
  { id: 'tarifs', name: 'Tarifs', holds: ['prices', 'paymentWords', 'paymentLink'] },
  { id: 'reservations', name: 'Réservations', holds: ['bookings', 'event'] },
  { id: 'affichage', name: 'Affichage', holds: ['visibleFrom', 'visibleUntil'] },
];
