import type { UserOrder } from '#common/contract/people/user';
import type { Account } from './account';
import type { Granter } from './user-actions';
import type { Opened } from './user-dialog';

/** Props of the components that list accounts, in any layout. */
export interface UsersProps {
  users: readonly Account[];
  granter: Granter;
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  onOpen: (opened: Opened) => void;
}
