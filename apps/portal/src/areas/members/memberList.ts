import type { Role } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import type { ListFilter, ListShape } from '../../patterns/listState';
import { memberStatusLabel, roleLabel } from '../../words/labels';
import { words } from './words';

export type MemberSort = 'name' | 'created_at' | 'last_login_at' | 'role';
export type MemberFilter = 'role' | 'status' | 'email' | 'phone' | 'membership_code' | 'created_at';

export const memberList: ListShape<MemberSort> = {
  sorts: ['name', 'created_at', 'last_login_at', 'role'],
  order: 'asc',
};

const statuses = ['active', 'inactive', 'locked'] as const;

/**
 * @param role who asks: a system administrator is nobody that others see
 * @param fixed what the list itself has chosen already
 */
export function memberFilters(role: Role, fixed: readonly MemberFilter[] = []): ListFilter<MemberFilter>[] {
  const seen = roles.filter((one) => role === 'super-admin' || one !== 'super-admin');
  const filters: ListFilter<MemberFilter>[] = [
    {
      key: 'role',
      label: words('role'),
      type: 'multiSelect',
      options: seen.map((one) => ({ value: one, label: roleLabel(one) })),
    },
    {
      key: 'status',
      label: words('status'),
      type: 'multiSelect',
      options: statuses.map((status) => ({ value: status, label: memberStatusLabel(status) })),
    },
    { key: 'email', label: words('email'), type: 'textField' },
    { key: 'phone', label: words('phone'), type: 'textField' },
    { key: 'membership_code', label: words('membershipCode'), type: 'textField' },
    { key: 'created_at', label: words('created'), type: 'date' },
  ];
  return filters.filter(({ key }) => !fixed.includes(key));
}
