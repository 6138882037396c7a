import type { PersonalData } from '../../platform/database/personal-data';

export const accountPersonalData = {
  columns: { 'account_tokens.user_uuid': { exported: { not: 'A key to the account, gone within days.' } } },
} satisfies PersonalData;
