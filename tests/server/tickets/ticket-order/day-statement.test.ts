import { expect, test } from 'vitest';
import { statementOf } from '#common/rules/statement';
import { readTicketOrderRows } from '#server/tickets/ticket-order/ticket-order-projection';
import { boxOfficeDesk, full, reduced } from '../../../support/box-office-desk';

const desk = boxOfficeDesk();

test('an evening at the counter adds up to what a person would write down', async () => {
  const sold = [
    await desk.sell({ seats: [full(2), reduced(1)], total: 32.5 }), // 1 to 3
    await desk.sell({ seats: [reduced(2)], total: 17, means: { code: 'CARTE' } }), // 4, 5
  ];
  await desk.invite(); // 6
  const { ticket } = await desk.booking();
  sold.push(await desk.sell({ seats: undefined, ticket, total: 32.5, means: { code: 'CHEQUE' } })); // 7 to 9
  const wrong = await desk.sell(); // 10
  await desk.change(wrong.body.uuid, 'ANNULEE');
  const back = await desk.sell({ seats: [reduced(1)], total: 8.5 }); // 11, once 10 was free again
  await desk.change(back.body.uuid, 'REMBOURSEE');
  const owed = await desk.sell({ state: { code: 'A_PAYER' }, means: undefined }); // 12

  const uuids = [...sold, wrong, back, owed].map(({ body }) => body.uuid);
  const rows = await readTicketOrderRows(desk.database(), uuids);
  const statement = statementOf([...rows.values()], []);
  expect(
    statement.lines.map(({ category, price, firstNumber, lastNumber, count, takings }) =>
      [category?.name, price, firstNumber, lastNumber, count, takings].join(' · '),
    ),
  ).toEqual(['Plein tarif · 12 · 1 · 8 · 4 · 48', 'Tarif réduit · 8.5 · 3 · 9 · 4 · 34']);
  expect(statement.means.map(({ name, amount }) => [name, amount])).toEqual([
    ['Espèces', 32.5],
    ['Chèque', 32.5],
    ['Carte', 17],
  ]);
  const told = ({ count, amount }: { count: number; amount: number }) => [count, amount];
  expect(told(statement.paid)).toEqual([8, 82]);
  expect(told(statement.owed)).toEqual([1, 12]);
  expect(told(statement.refunded)).toEqual([1, 8.5]);
  expect(told(statement.cancelled)).toEqual([1, 12]);
  expect(statement.unnumbered).toBe(0);
});
