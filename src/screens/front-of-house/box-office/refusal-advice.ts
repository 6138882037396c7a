import { plainMoney } from '#common/base/numbers';
import type { RefusedBoxOfficeWrite } from '#mirror/queries/box-office-write-queries';

/** What to do if money was already taken; the server's own sentence says why it refused. */
export function adviceOf({ sale, error }: Pick<RefusedBoxOfficeWrite, 'sale' | 'error'>): string {
  if (sale === null || sale.total === 0) return '';
  const back = `Rendez ${plainMoney(sale.total)}`;
  if (error?.code === 'price-changed') return `${back}, puis vendez aux tarifs d’aujourd’hui.`;
  if (error?.code === 'full') return `${back}, ou laissez entrer au-delà de la jauge.`;
  if (error?.code === 'wrong-state') return `${back}.`;
  return `Si cela ne passe pas, rendez ${plainMoney(sale.total)}.`;
}
