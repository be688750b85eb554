import type { ClassRow } from '@sen/api/contract/model';
import type { DataColumn } from '@sen/ui/DataTable';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate, formatNumber } from '../../words/formats';
import { timingLabel, timingTones } from '../../words/labels';
import { words } from './words';

export function classColumns(): DataColumn<ClassRow>[] {
  return [
    {
      key: 'classroom_name',
      header: words('class'),
      cell: (row) => row.classroom_name,
      sortable: true,
      width: 'widest',
      priority: 'high',
    },
    { key: 'code', header: words('code'), cell: (row) => row.classroom_code, width: 'medium' },
    { key: 'teacher', header: words('teacher'), cell: (row) => row.teacher.name, width: 'medium' },
    {
      key: 'timing',
      header: words('timing'),
      cell: (row) => <StatusBadge tone={timingTones[row.timing]}>{timingLabel(row.timing)}</StatusBadge>,
      width: 'medium',
    },
    {
      key: 'classroom_start_time',
      header: words('start'),
      cell: (row) => formatDate(row.classroom_start_time),
      sortable: true,
      width: 'narrow',
    },
    {
      key: 'students',
      header: words('students'),
      cell: (row) => formatNumber(row.student_count),
      align: 'end',
      width: 'narrow',
      priority: 'low',
    },
  ];
}
