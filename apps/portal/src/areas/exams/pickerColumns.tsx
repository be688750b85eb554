import type { QuestionRow } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import type { DataColumn } from '@sen/ui/DataTable';
import { questionTypeLabel } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { formWords, words } from './words';

/** What one needs to see of a question to choose it. */
export function pickerColumns(): DataColumn<QuestionRow>[] {
  return [
    {
      key: 'title',
      header: formWords('question'),
      cell: (row) => plainTitle(row.title),
      sortable: true,
      width: 'widest',
      priority: 'high',
    },
    {
      key: 'type',
      header: formWords('type'),
      cell: (row) => <Badge>{questionTypeLabel(row.type)}</Badge>,
      sortable: true,
      width: 'wide',
    },
    { key: 'category', header: words('category'), cell: (row) => row.category.name, width: 'medium' },
  ];
}
