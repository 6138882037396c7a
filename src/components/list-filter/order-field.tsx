import type { ListOrder } from '#common/contract/fields/list-query';
import { Select } from '../../ui/field/select';
import { isOrder, orderNames } from './list-orders';

interface OrderFieldProps {
  value: ListOrder;
  onChange: (order: ListOrder) => void;
}

export function OrderField({ value, onChange }: OrderFieldProps) {
  return (
    <Select label="Trier par" options={orders} value={value} onChange={(id) => isOrder(id) && onChange(id)} />
  );
}

const orders = Object.entries(orderNames).map(([id, name]) => ({ id, name }));
