import type { Assignment, Class } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { Badge } from '@sen/ui/Badge';
import type { DataColumn } from '@sen/ui/DataTable';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDateTime, formatNumber } from '../../words/formats';
import { timingLabel, timingTones } from '../../words/labels';
import { words } from './words';

export function assignmentColumns(): DataColumn<Assignment>[] {
  return [
    { key: 'title', header: words('exam'), cell: (row) => row.title, width: 'widest', priority: 'high' },
    {
      key: 'timing',
      header: words('timing'),
      cell: (row) => <StatusBadge tone={timingTones[row.timing]}>{timingLabel(row.timing)}</StatusBadge>,
      width: 'narrow',
    },
    { key: 'start', header: words('start'), cell: (row) => formatDateTime(row.start_time), width: 'medium' },
    { key: 'end', header: words('end'), cell: (row) => formatDateTime(row.end_time), width: 'medium' },
    {
      key: 'submitted',
      header: words('submitted'),
      cell: (row) => words('submittedOf', { count: row.submitted_count ?? 0, total: row.participant_count }),
      align: 'end',
      width: 'narrow',
    },
    {
      key: 'waiting',
      header: words('waiting'),
      cell: ({ waiting_count: count = 0 }) =>
        count > 0 ? <Badge tone="attention">{formatNumber(count)}</Badge> : '0',
      align: 'end',
      width: 'narrow',
    },
  ];
}

type Student = NonNullable<Class['students']>[number];

export function studentColumns(): DataColumn<Student>[] {
  return [
    {
      key: 'name',
      header: words('member'),
      cell: (row) => row.name,
      sortable: true,
      sortValue: (row) => sortKey(row.name),
      width: 'wide',
      priority: 'high',
    },
    { key: 'code', header: words('memberCode'), cell: (row) => row.membership_code ?? '–', width: 'medium' },
    { key: 'email', header: words('email'), cell: (row) => row.email, width: 'wide' },
  ];
}
