import type { Query, Role } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import type { FilterBuilder } from '../../patterns/list/filterBuilder';
import type { FieldOf } from '../../patterns/list/listCall';
import { memberStatusLabel, roleLabel } from '../../words/labels';
import { words } from './words';

const statuses = ['active', 'inactive', 'locked'] as const;

/**
 * The filters of a list of members.
 * @param role the user's role: only a super-admin sees system administrators
 * @param omit fields that are the same in the whole list
 */
export function memberListFilters(role: Role, omit: readonly string[]) {
  const shown = roles.filter((one) => role === 'super-admin' || one !== 'super-admin');
  return (filter: FilterBuilder<FieldOf<Query<'listMembers'>>>) =>
    [
      filter.choices('role', words('role'), shown, roleLabel),
      filter.choices('status', words('status'), statuses, memberStatusLabel),
      filter.text('email', words('email')),
      filter.text('phone', words('phone')),
      filter.text('membership_code', words('membershipCode')),
      filter.dates('created_at', words('created')),
    ].filter(({ key }) => !omit.includes(key));
}
