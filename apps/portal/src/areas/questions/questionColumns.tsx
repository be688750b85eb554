import type { QuestionRow } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import type { DataColumn } from '@sen/ui/DataTable';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate } from '../../words/formats';
import { questionTypeLabel, statusLabel, statusTones } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { words } from './words';

export function questionColumns(): DataColumn<QuestionRow>[] {
  return [
    {
      key: 'title',
      header: words('question'),
      cell: (row) => plainTitle(row.title),
      sortable: true,
      width: 'widest',
      priority: 'high',
    },
    {
      key: 'type',
      header: words('type'),
      cell: (row) => <Badge>{questionTypeLabel(row.type)}</Badge>,
      sortable: true,
      width: 'wide',
    },
    { key: 'category', header: words('category'), cell: (row) => row.category.name, width: 'medium' },
    {
      key: 'status',
      header: words('status'),
      cell: (row) => <StatusBadge tone={statusTones[row.status]}>{statusLabel(row.status)}</StatusBadge>,
      width: 'narrow',
    },
    {
      key: 'created_at',
      header: words('created'),
      cell: (row) => formatDate(row.created_at),
      sortable: true,
      width: 'narrow',
      priority: 'low',
    },
  ];
}
