import type { ClassRow } from '@sen/api/contract/model';
import { classTimingTones, timingLabel } from '../../words/labels';
import type { ColumnBuilder, ListColumn } from '../list/columnBuilder';
import { classWords as words } from './classWords';

/** The columns of a list of classes. */
export function classColumns(column: ColumnBuilder<ClassRow>): ListColumn<ClassRow>[] {
  return [
    column.main('classroom_name', words('class'), (row) => row.classroom_name),
    column.text('code', words('code'), (row) => row.classroom_code, { width: 'narrow' }),
    column.text('teacher', words('teacher'), (row) => row.teacher.name),
    column.status('timing', words('timing'), (row) => row.timing, timingLabel, classTimingTones),
    column.date('classroom_start_time', words('start'), (row) => row.classroom_start_time),
    column.number('students', words('students'), (row) => row.student_count, {
      width: 'narrow',
      priority: 'low',
    }),
  ];
}
