import type { Submission } from '@sen/api/contract/model';
import type { DataColumn } from '@sen/ui/DataTable';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDateTime, formatNumber } from '../../words/formats';
import { attemptLabel, attemptTones } from './attemptLabels';
import { words } from './words';

export function submissionColumns(): DataColumn<Submission>[] {
  return [
    {
      key: 'student_name',
      header: words('student'),
      cell: (row) => row.student.name,
      sortable: true,
      width: 'medium',
      priority: 'high',
    },
    { key: 'exam', header: words('exam'), cell: (row) => row.title, width: 'wide' },
    {
      key: 'attempt',
      header: words('attempt'),
      cell: (row) => formatNumber(row.number + 1),
      align: 'end',
      width: 'tiny',
      priority: 'low',
    },
    {
      key: 'state',
      header: words('state'),
      cell: (row) => <StatusBadge tone={attemptTones[row.state]}>{attemptLabel(row.state)}</StatusBadge>,
      width: 'medium',
    },
    {
      key: 'waiting',
      header: words('waiting'),
      cell: (row) => formatNumber(row.waiting_questions),
      align: 'end',
      width: 'tiny',
    },
    {
      key: 'submitted_at',
      header: words('submittedAt'),
      cell: (row) => (row.submitted_at === null ? '–' : formatDateTime(row.submitted_at)),
      sortable: true,
      width: 'medium',
    },
    {
      key: 'score',
      header: words('score'),
      cell: (row) => (row.score === null ? '–' : formatNumber(row.score)),
      sortable: true,
      align: 'end',
      width: 'narrow',
    },
  ];
}
