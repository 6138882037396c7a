import type { PersonPart } from '../database/person-part';

export const accountPerson = {
  columns: { 'account_tokens.user_uuid': { told: { not: 'A key to the account, gone within days.' } } },
} satisfies PersonPart;
