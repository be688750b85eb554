import type { ExamRow } from '@sen/api/contract/model';
import type { DataColumn } from '@sen/ui/DataTable';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate, formatNumber } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { words } from './words';

export function examColumns(): DataColumn<ExamRow>[] {
  return [
    {
      key: 'title',
      header: words('exam'),
      cell: (row) => row.title,
      sortable: true,
      width: 'widest',
      priority: 'high',
    },
    {
      key: 'status',
      header: words('status'),
      cell: (row) => <StatusBadge tone={statusTones[row.status]}>{statusLabel(row.status)}</StatusBadge>,
      sortable: true,
      width: 'narrow',
    },
    { key: 'category', header: words('category'), cell: (row) => row.category.name, width: 'medium' },
    {
      key: 'questions',
      header: words('questions'),
      cell: (row) => formatNumber(row.question_count),
      align: 'end',
      width: 'tiny',
    },
    {
      key: 'duration',
      header: words('duration'),
      cell: (row) => words('minutes', { minutes: row.duration_minutes }),
      align: 'end',
      width: 'narrow',
    },
    {
      key: 'updated_at',
      header: words('updated'),
      cell: (row) => formatDate(row.updated_at),
      sortable: true,
      width: 'narrow',
      priority: 'low',
    },
  ];
}
