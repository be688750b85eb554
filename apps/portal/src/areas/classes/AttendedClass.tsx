import type { Class } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { Tabs } from '@sen/ui/Tabs';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { byUrgency } from '../../patterns/assignments/assignmentState';
import { AttendedSessions, useOwnSessions } from './AttendedSessions';
import { sessionWords } from './sessionWords';
import { useTab } from './useTab';
import { words } from './words';

interface AttendedClassProps {
  classroom: Class;
  /** `dataUpdatedAt` of its query. */
  receivedAt: number;
}

/** A student's view of a class: its exams, available ones first, and the own online sessions. */
export function AttendedClass({ classroom, receivedAt }: AttendedClassProps) {
  const sessions = useOwnSessions(classroom.id);
  const tab = useTab(['exams', 'online']);
  return (
    <Tabs
      {...tab}
      label={classroom.classroom_name}
      items={[
        {
          id: 'exams',
          label: words('exams'),
          count: classroom.surveys.length,
          content: <Exams classroom={classroom} receivedAt={receivedAt} />,
        },
        {
          id: 'online',
          label: sessionWords('tab'),
          count: sessions.data?.total,
          content: <AttendedSessions query={sessions} />,
        },
      ]}
    />
  );
}

function Exams({ classroom, receivedAt }: AttendedClassProps) {
  if (classroom.surveys.length === 0)
    return (
      <EmptyState icon={ExamIcon} title={words('noExamsStudent')}>
        {words('noExamsStudentText')}
      </EmptyState>
    );
  return (
    <Columns division="wide">
      {classroom.surveys.toSorted(byUrgency).map((assignment) => (
        <AssignmentCard
          key={assignment.id}
          assignment={assignment}
          receivedAt={receivedAt}
          showClass={false}
          level={2}
        />
      ))}
    </Columns>
  );
}
