import type { Class } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { ExamIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { byUrgency } from '../../patterns/assignments/assignmentState';
import { words } from './words';

interface AttendedClassProps {
  classroom: Class;
  /** `dataUpdatedAt` of its query. */
  receivedAt: number;
}

/** A student's view of a class: its exams, available ones first. */
export function AttendedClass({ classroom, receivedAt }: AttendedClassProps) {
  if (classroom.surveys.length === 0)
    return (
      <EmptyState icon={ExamIcon} title={words('noExamsStudent')}>
        {words('noExamsStudentText')}
      </EmptyState>
    );
  return (
    <Stack>
      <Heading level={2}>{words('exams')}</Heading>
      <Columns division="wide">
        {classroom.surveys.toSorted(byUrgency).map((assignment) => (
          <AssignmentCard
            key={assignment.id}
            assignment={assignment}
            receivedAt={receivedAt}
            showClass={false}
          />
        ))}
      </Columns>
    </Stack>
  );
}
