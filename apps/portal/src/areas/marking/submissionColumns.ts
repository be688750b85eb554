import type { Submission } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { nameSorts } from '../../patterns/people/nameSorts';
import { studentName } from './submissionRow';
import { words } from './words';

/** The student in a list of submissions, sorted by given or full name. */
export const studentColumn = (column: ColumnBuilder<Submission>) =>
  column.main('student_name', words('student'), studentName, {
    width: 'medium',
    sorts: nameSorts(studentName, { given: 'student_name', full: 'student_full_name' }),
  });
