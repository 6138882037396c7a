import { expect, it } from 'vitest';
import type { RoleDemand } from '#common/contract/role-demand';
import { sortedOut } from '../../../../../src/screens/regie/utilisateur/read-role-demands';

it('demands wait in the order of their coming, and are remembered from the last decision back', () => {
  const { waiting, decided } = sortedOut([
    demand('late', '2026-11-20'),
    demand('decided first', '2026-11-01', '2026-11-10'),
    demand('early', '2026-11-02'),
    demand('decided last', '2026-10-01', '2026-11-15'),
  ]);
  expect(waiting.map(({ uuid }) => uuid)).toEqual(['early', 'late']);
  expect(decided.map(({ uuid }) => uuid)).toEqual(['decided last', 'decided first']);
});

function demand(uuid: string, asked: string, decided?: string): RoleDemand {
  const lucien = { uuid: 'lucien', slug: 'lucien-bonnafous', name: 'Bonnafous', firstname: 'Lucien' };
  return {
    uuid,
    role: { code: 'ROLE_BILLETTERIE', name: 'Billetterie' },
    user: lucien,
    createdAt: new Date(asked),
    state: decided ? { code: 'REFUSEE', name: 'Refusée' } : { code: 'EN_ATTENTE', name: 'En attente' },
    ...(decided && { decidedAt: new Date(decided), decidedBy: lucien, reason: 'Plus tard.' }),
  };
}
