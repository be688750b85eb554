import type { RequestRow, Role } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import type { DataColumn } from '@sen/ui/DataTable';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate } from '../../words/formats';
import { requestKindLabel, requestStatusLabel, requestStatusTones } from './requestLabels';
import { words } from './words';

/** @param role who looks: only a system administrator sees more than one unit */
export function requestColumns(role: Role): DataColumn<RequestRow>[] {
  const unit: DataColumn<RequestRow> = {
    key: 'unit',
    header: words('unit'),
    cell: (row) => row.company_name,
    width: 'wide',
  };
  return [
    {
      key: 'name',
      header: words('name'),
      cell: (row) => (
        <Inline gap="xs" wrap={false}>
          <Avatar name={row.name} src={row.avatar ?? undefined} size="small" />
          {row.name}
        </Inline>
      ),
      sortable: true,
      width: 'wide',
      priority: 'high',
    },
    {
      key: 'status',
      header: words('status'),
      cell: (row) => (
        <StatusBadge tone={requestStatusTones[row.status]}>{requestStatusLabel(row.status)}</StatusBadge>
      ),
      sortable: true,
      width: 'medium',
    },
    { key: 'kind', header: words('kind'), cell: (row) => requestKindLabel(row.kind), width: 'medium' },
    {
      key: 'class',
      header: words('className'),
      cell: (row) => (row.placed_class ?? row.asked_class)?.name ?? '–',
      width: 'wide',
    },
    ...(role === 'super-admin' ? [unit] : []),
    {
      key: 'created_at',
      header: words('sentOn'),
      cell: (row) => formatDate(row.created_at),
      sortable: true,
      width: 'medium',
    },
    {
      key: 'email',
      header: words('email'),
      cell: (row) => row.email,
      width: 'wide',
      priority: 'low',
    },
    {
      key: 'phone',
      header: words('phone'),
      cell: (row) => row.phone,
      width: 'medium',
      priority: 'low',
    },
  ];
}
