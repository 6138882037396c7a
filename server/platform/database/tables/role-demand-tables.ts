import type { RoleCode } from '#common/contract/people/roles';

export interface RoleDemandTables {
  role_demands: {
    uuid: string;
    user_uuid: string;
    role: RoleCode;
    created_at: Date;
    /** This and the next three are null while the demand waits. */
    decided_at: Date | null;
    decided_by: string | null;
    accepted: boolean | null;
    reason: string | null;
  };
}
