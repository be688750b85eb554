import type { Assignment, Class } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { assignedExams } from '@sen/domain/classes/assignedExams';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { Tabs } from '@sen/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { byUrgency } from '../../patterns/assignments/assignmentState';
import { useNotedList } from '../../patterns/list/useNotedList';
import { AttendedSessions, useOwnSessions } from './AttendedSessions';
import { ContentOutline } from './ContentOutline';
import { contentWords } from './contentWords';
import { examPlaces, type PlaceOf } from './examPlaces';
import { sessionWords } from '../../patterns/classes/sessionWords';
import { waitsForAnswer } from '../../patterns/surveys/askedSurveys';
import { OwnSurveyRows } from '../../patterns/surveys/OwnSurveyRows';
import { askedWords } from '../../patterns/surveys/words';
import { useTab } from '../../patterns/useTab';
import { words } from './words';

interface AttendedClassProps {
  classroom: Class;
  /** `dataUpdatedAt` of its query. */
  receivedAt: number;
}

/** A student's view of a class: its exams, available ones first, what it teaches, the own online sessions and surveys. */
export function AttendedClass({ classroom, receivedAt }: AttendedClassProps) {
  useNotedList(classroom.classroom_name);
  const sessions = useOwnSessions(classroom.id);
  const exams = assignedExams(classroom);
  const surveys = useQuery(surveyQueries.ownInClass(classroom.id)).data?.data ?? [];
  const tab = useTab(['exams', 'content', 'online', 'surveys']);
  return (
    <Tabs
      {...tab}
      label={classroom.classroom_name}
      items={[
        {
          id: 'exams',
          label: words('exams'),
          count: exams.length,
          content:
            exams.length === 0 ? (
              <EmptyState icon={ExamIcon} title={words('noExamsStudent')}>
                {words('noExamsStudentText')}
              </EmptyState>
            ) : (
              <ExamCards exams={exams} placeOf={examPlaces(classroom)} receivedAt={receivedAt} level={2} />
            ),
        },
        {
          id: 'content',
          label: contentWords('tab'),
          content: (
            <ContentOutline classroom={classroom}>
              {(place) => <ExamCards exams={place.exams} receivedAt={receivedAt} level={3} />}
            </ContentOutline>
          ),
        },
        {
          id: 'online',
          label: sessionWords('tab'),
          count: sessions.data?.total,
          content: <AttendedSessions query={sessions} />,
        },
        ...(surveys.length === 0
          ? []
          : [
              {
                id: 'surveys' as const,
                label: askedWords('tab'),
                count: surveys.filter(waitsForAnswer).length,
                content: <OwnSurveyRows classId={classroom.id} surveys={surveys} />,
              },
            ]),
      ]}
    />
  );
}

interface ExamCardsProps {
  exams: readonly Assignment[];
  /** Absent where all exams are of the same place. */
  placeOf?: PlaceOf | undefined;
  receivedAt: number;
  level: 2 | 3;
}

function ExamCards({ exams, placeOf, receivedAt, level }: ExamCardsProps) {
  return (
    <Columns division="wide">
      {exams.toSorted(byUrgency).map((assignment) => (
        <AssignmentCard
          key={assignment.id}
          assignment={assignment}
          receivedAt={receivedAt}
          showClass={false}
          place={placeOf?.(assignment)}
          level={level}
        />
      ))}
    </Columns>
  );
}
