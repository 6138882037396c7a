import { useRef } from 'react';
import { money } from '#common/base/numbers';
import type { TypedNumber } from '#common/base/typed-number';
import { isFreeThroughout } from '#common/rules/agenda';
import type { SheetPrice, ShowSheet } from './show-sheet';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { Button } from '../../../ui/button';
import { NumberField } from '../../../ui/field/number-field';
import form from './show-form.module.css';

/**
 * The price of a seat in each category; a category that the show does not have yet is shown at 0, to be confirmed. A
 * category that the administration removed since its price was typed can only be taken out.
 */
export function PricesPart({ sheet, change, touch, errorAt }: SheetFields<ShowSheet>) {
  const all = useRef<HTMLDivElement>(null);
  const { answer: categories = [], reach } = useMirrorAnswer(deskAgendaQueries.priceCategories);
  const missing = categories.filter(
    ({ slug }) => !sheet.prices.some(({ category }) => category.slug === slug),
  );
  const rankOf = (slug: string) => sheet.prices.findIndex(({ category }) => category.slug === slug);
  const named = [...sheet.prices.map(({ category }) => category), ...missing];
  const order = new Map(categories.map(({ slug }, rank) => [slug, rank]));
  const shown = named.toSorted((one, other) => (order.get(one.slug) ?? 99) - (order.get(other.slug) ?? 99));

  const isFree = isFreeThroughout(sheet.dates);

  const type = (slug: string, price: TypedNumber) => {
    const prices = shown.map(({ slug: own, name }): SheetPrice => {
      const known = sheet.prices[rankOf(own)];
      const category = { slug: own, name };
      const before: SheetPrice = known ?? { uuid: freshUuid(), price: 0, category, toConfirm: true };
      if (own !== slug) return before;
      return { uuid: before.uuid, price, category: before.category };
    });
    for (const rank of prices.keys()) touch(`prices.${rank}`);
    change({ prices });
  };
  const confirmPrice = (slug: string, price: number) => {
    // The button is about to be removed: the focus goes to its field.
    const rank = shown.findIndex((category) => category.slug === slug);
    all.current?.querySelectorAll('input')[rank]?.focus();
    type(slug, price);
  };
  const removePrice = (slug: string) => {
    // The button is about to be removed; moves the focus, which would be lost with it.
    all.current?.querySelector('input')?.focus();
    change({ prices: sheet.prices.filter(({ category }) => category.slug !== slug) });
  };
  return (
    <div className={styles.stack}>
      {shown.length === 0 && reach === 'complete' && (
        <p className="soft">
          Aucune catégorie de prix n’existe encore&nbsp;: l’administration les crée parmi les réglages du
          site.
        </p>
      )}
      <div className={form.prices} ref={all}>
        {shown.map(({ slug, name }) => {
          const rank = rankOf(slug);
          const error = rank < 0 ? undefined : errorAt(`prices.${rank}`);
          // If no categories are known here, only the server can tell that this one no longer exists.
          const isGone = !order.has(slug) && (categories.length > 0 || error !== undefined);
          const price = rank < 0 ? 0 : (sheet.prices[rank]?.price ?? null);
          const toConfirm = !isFree && !isGone && (rank < 0 || sheet.prices[rank]?.toConfirm === true);
          const free = price === 0 && !isFree && FREE_OF_CHARGE;
          return (
            <div key={slug} className={form.price}>
              <NumberField
                label={name}
                unit="euros"
                value={price}
                onChange={(price) => type(slug, price)}
                hint={isGone ? 'Cette catégorie a été supprimée.' : toConfirm ? TO_CONFIRM : free}
                error={error}
              />
              {toConfirm && typeof price === 'number' && (
                <Button size="low" onClick={() => confirmPrice(slug, price)}>
                  Confirmer {money(price)}
                  <span className="visually-hidden">&nbsp;: {name}</span>
                </Button>
              )}
              {isGone && (
                <Button size="low" onClick={() => removePrice(slug)}>
                  Retirer<span className="visually-hidden">&nbsp;: {name}</span>
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const TO_CONFIRM = 'Prix à confirmer\u00a0: ce tarif ne se réserve pas encore.';
const FREE_OF_CHARGE = 'À 0\u00a0€, ce tarif se réserve gratuitement.';
