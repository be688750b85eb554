import type { Class } from '@sen/api/contract/model';
import { DataTable } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { Tabs } from '@sen/ui/Tabs';
import { useRowActions } from '../../patterns/list/useRowActions';
import { Suspense } from 'react';
import { useTableView } from '../../patterns/useTableView';
import { assignmentActions } from './assignmentActions';
import { ClassStudents } from './ClassStudents';
import { assignmentColumns } from './taughtClassColumns';
import { sessionWords } from './sessionWords';
import { TaughtSessions, useSessions } from './TaughtSessions';
import { useTab } from './useTab';
import { words } from './words';

interface TaughtClassProps {
  classroom: Class;
  students: NonNullable<Class['students']>;
}

/** The class for its teacher or manager: assigned exams and students. */
export function TaughtClass({ classroom, students }: TaughtClassProps) {
  const tab = useTab(['exams', 'students', 'online']);
  const sessions = useSessions(classroom);
  const exams = useTableView('class-exams');
  const { dialog, rowActions } = useRowActions(classroom.surveys, {
    actions: classroom.may_assign ? assignmentActions(classroom.id) : [],
  });
  return (
    <>
      <Tabs
        {...tab}
        label={classroom.classroom_name}
        items={[
          {
            id: 'exams',
            label: words('exams'),
            count: classroom.surveys.length,
            content: (
              <DataTable
                {...exams}
                label={words('exams')}
                columns={assignmentColumns()}
                rows={classroom.surveys}
                rowId={(row) => row.id}
                rowName={(row) => row.title}
                rowActions={rowActions}
                empty={
                  <EmptyState icon={ExamIcon} title={words('noExams')}>
                    {words('noExamsText')}
                  </EmptyState>
                }
              />
            ),
          },
          {
            id: 'students',
            label: words('students'),
            count: students.length,
            content: <ClassStudents classroom={classroom} students={students} />,
          },
          {
            id: 'online',
            label: sessionWords('tab'),
            count: sessions.query.data?.total,
            content: <TaughtSessions classroom={classroom} list={sessions} />,
          },
        ]}
      />
      {dialog && <Suspense>{dialog}</Suspense>}
    </>
  );
}
