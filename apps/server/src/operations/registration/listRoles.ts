import { roleNames } from '@sen/domain/access/roleNames';
import { roles } from '@sen/domain/access/roles';
import { mayPlaceMember } from '@sen/domain/users/mayManageMember';
import type { Handler } from '../Operation.ts';

export const listRoles: Handler<'listRoles'> = async ({ caller, language }) => ({
  data: roles
    .filter((role) => mayPlaceMember(caller, { role, company_id: caller.company_id }).allowed)
    .map((name) => ({ name, label: roleNames[name][language] })),
});
