import { hourInWords } from '#common/base/dates';
import { count, integer, money } from '#common/base/numbers';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import type { Statement, StatementPart } from '#common/rules/statement';
import { countSeats } from '#common/rules/booking';
import { FREE_PARTICIPATION } from '#common/rules/ticket-order';
import { numbersOf, tariffWords } from './order-words';
import styles from './statement.module.css';

/** The takings of a date, per tariff and per means; refunds and cancelled sales apart. */
export function StatementTables({ statement }: { statement: Statement }) {
  const { lines, besides, paid, means, door, overpaid, owed, refunded, cancelled } = statement;
  return (
    <div className={styles.tables}>
      <table>
        <caption>Par tarif</caption>
        <thead>
          <tr>
            <th scope="col">Tarif</th>
            <th scope="col">Prix</th>
            <th scope="col">Premier</th>
            <th scope="col">Dernier</th>
            <th scope="col">Billets</th>
            <th scope="col">Recette</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.category?.slug ?? ''} ${line.price ?? ''}`}>
              <th scope="row">{line.category?.name ?? FREE_PARTICIPATION}</th>
              <td>{line.price === null ? 'libre' : line.price === 0 ? 'gratuit' : money(line.price)}</td>
              <td>{line.firstNumber === null ? '–' : integer(line.firstNumber)}</td>
              <td>{line.lastNumber === null ? '–' : integer(line.lastNumber)}</td>
              <td>{integer(line.count)}</td>
              <td>{money(line.takings)}</td>
            </tr>
          ))}
          {besides !== 0 && (
            <tr>
              <th scope="row" colSpan={5}>
                Écart avec les tarifs (places changées depuis)
              </th>
              <td>{money(besides)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td>{integer(paid.count)}</td>
            <td>{money(paid.amount)}</td>
          </tr>
        </tfoot>
      </table>
      <table>
        <caption>Par moyen de paiement</caption>
        <thead>
          <tr>
            <th scope="col">Moyen</th>
            <th scope="col">Ventes</th>
            <th scope="col">Billets</th>
            <th scope="col">Recette</th>
          </tr>
        </thead>
        <tbody>
          {means.map((part) => (
            <tr key={part.code}>
              <th scope="row">{part.name}</th>
              <td>{integer(part.orders.length)}</td>
              <td>{integer(part.count)}</td>
              <td>{money(part.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{integer(paid.orders.length)}</td>
            <td>{integer(paid.count)}</td>
            <td>{money(paid.amount)}</td>
          </tr>
          {door.orders.length > 0 && (
            <tr>
              <th scope="row">dont à l’entrée, en scannant</th>
              <td>{integer(door.orders.length)}</td>
              <td>{integer(door.count)}</td>
              <td>{money(door.amount)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {overpaid.length > 0 && (
        <table>
          <caption>Payé en trop, à rendre (compté dans la recette)</caption>
          <thead>
            <tr>
              <th scope="col">Au nom de</th>
              <th scope="col">À rendre</th>
            </tr>
          </thead>
          <tbody>
            {overpaid.map(({ uuid, name, amount }) => (
              <tr key={uuid}>
                <th scope="row">{name}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Apart name="Restent à payer" part={owed} />
      <Apart name="Remboursées" part={refunded} />
      <Apart name="Annulées" part={cancelled} />
    </div>
  );
}

/** Sales that are not part of the takings, one by one. */
function Apart({ name, part }: { name: string; part: StatementPart }) {
  if (part.orders.length === 0) return null;
  return (
    <table>
      <caption>
        {name} (hors recette)&nbsp;: {count(part.count, 'billet')}, {money(part.amount)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Numéros</th>
          <th scope="col">Billets</th>
          <th scope="col">À</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <tbody>
        {part.orders.map((order) => (
          <tr key={order.uuid}>
            <th scope="row">{numbersOf(order) ?? 'sans numéro'}</th>
            <td className={styles.words}>{whatOf(order)}</td>
            <td>{hourInWords(order.endedAt ?? order.at)}</td>
            <td>{money(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whatOf = ({ seats, name }: TicketOrder): string =>
  `${countSeats(seats) === 0 ? '' : tariffWords(seats)}${name === undefined ? '' : ` (${name})`}`;
