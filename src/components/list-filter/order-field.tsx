import type { ListOrder } from '#common/contract/fields/list-query';
import { Select } from '../../ui/field/select';
import { archiveOrderNames, isOrder, orderNames } from './list-orders';

interface OrderFieldProps {
  value: ListOrder;
  onChange: (order: ListOrder) => void;
  /** It is the archive's, whose labels the specification gives: the usual words stand beside them. */
  isArchive?: boolean;
}

export function OrderField({ value, onChange, isArchive = false }: OrderFieldProps) {
  return (
    <Select
      label="Trier par"
      options={isArchive ? archiveOrders : orders}
      value={value}
      onChange={(id) => isOrder(id) && onChange(id)}
      {...(isArchive && { hint: orderNames[value] })}
    />
  );
}

const orders = Object.entries(orderNames).map(([id, name]) => ({ id, name }));
const archiveOrders = Object.entries(archiveOrderNames).map(([id, name]) => ({ id, name }));
