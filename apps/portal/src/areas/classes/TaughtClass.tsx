import type { Class } from '@sen/api/contract/model';
import { assignedExams } from '@sen/domain/classes/assignedExams';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { Tabs } from '@sen/ui/Tabs';
import { useTableView } from '../../patterns/useTableView';
import { ClassStudents } from './ClassStudents';
import { contentWords } from './contentWords';
import { examPlaces } from './examPlaces';
import { ExamsTable } from './ExamsTable';
import { TaughtContent } from './TaughtContent';
import { sessionWords } from '../../patterns/classes/sessionWords';
import { TaughtSessions, useSessions } from './TaughtSessions';
import { useTab } from '../../patterns/useTab';
import { words } from './words';

interface TaughtClassProps {
  classroom: Class;
  students: NonNullable<Class['students']>;
}

/** The class for its teacher or manager: assigned exams, what it teaches, students and online sessions. */
export function TaughtClass({ classroom, students }: TaughtClassProps) {
  const tab = useTab(['exams', 'content', 'students', 'online']);
  const sessions = useSessions(classroom);
  const view = useTableView('class-exams');
  const exams = assignedExams(classroom);
  return (
    <Tabs
      {...tab}
      label={classroom.classroom_name}
      items={[
        {
          id: 'exams',
          label: words('exams'),
          count: exams.length,
          content: (
            <ExamsTable
              {...view}
              label={words('exams')}
              classroom={classroom}
              exams={exams}
              placeOf={examPlaces(classroom)}
              empty={
                <EmptyState icon={ExamIcon} title={words('noExams')}>
                  {words('noExamsText')}
                </EmptyState>
              }
            />
          ),
        },
        { id: 'content', label: contentWords('tab'), content: <TaughtContent classroom={classroom} /> },
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
  );
}
