import type { MemberRow, Role } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import type { DataColumn } from '@sen/ui/DataTable';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate, formatDateTime } from '../../words/formats';
import { memberStatusLabel, memberStatusTones, roleLabel } from '../../words/labels';
import { words } from './words';

/**
 * @param role who asks: people of one unit need not read its name in every row
 * @param same what is the same in every row of the list
 */
export function memberColumns(role: Role, same: readonly string[] = []): DataColumn<MemberRow>[] {
  const columns: DataColumn<MemberRow>[] = [
    {
      key: 'name',
      header: words('name'),
      cell: (row) => (
        <Inline gap="xs">
          <Avatar name={row.name} src={row.avatar ?? undefined} size="small" />
          {row.name}
        </Inline>
      ),
      sortable: true,
      width: 'wide',
      priority: 'high',
    },
    {
      key: 'role',
      header: words('role'),
      cell: (row) => roleLabel(row.role),
      sortable: true,
      width: 'medium',
    },
    {
      key: 'status',
      header: words('status'),
      cell: (row) => (
        <StatusBadge tone={memberStatusTones[row.status]}>{memberStatusLabel(row.status)}</StatusBadge>
      ),
      width: 'medium',
    },
    { key: 'email', header: words('email'), cell: (row) => row.email, width: 'wide' },
    {
      key: 'unit',
      header: words('unit'),
      cell: (row) => row.company_name ?? '–',
      width: 'wide',
      priority: 'low',
    },
    {
      key: 'last_login_at',
      header: words('lastLogin'),
      cell: (row) => (row.last_login_at ? formatDateTime(row.last_login_at) : words('never')),
      sortable: true,
      width: 'medium',
      priority: 'low',
    },
    {
      key: 'created_at',
      header: words('created'),
      cell: (row) => formatDate(row.created_at),
      sortable: true,
      width: 'medium',
      priority: 'low',
    },
  ];
  return columns.filter(({ key }) => !same.includes(key) && (key !== 'unit' || role === 'super-admin'));
}
