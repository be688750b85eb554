import { ApiError } from '@sen/api/client/ApiError';
import type { Class, Role } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Disclosure } from '@sen/ui/Disclosure';
import { PageHeader } from '@sen/ui/PageHeader';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { CourseName, ProjectName } from '../../patterns/projectPlaces';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { classTimingTones, timingLabel } from '../../words/labels';
import { AttendedClass } from './AttendedClass';
import { TaughtClass } from './TaughtClass';
import { taughtClassActions, taughtClassButtons } from './taughtClassActions';
import { words } from './words';

/** One class: students and assigned exams for its teacher or manager, the exams to take for a student. */
export function ClassroomPage({ params }: { params: { cid: string } }) {
  const query = useQuery(classQueries.detail(params.cid));
  const user = useUser();
  const [, navigate] = useLocation();
  // A link to where a test is taken may be to that of a training.
  if (query.error instanceof ApiError && query.error.code === 'classIsTraining')
    return <Redirect to={href('trainingView', { tid: params.cid })} replace />;
  return (
    <DetailPage query={query} name={({ data }) => data.classroom_name} measure="page">
      {({ data: classroom }) => (
        <>
          <PageHeader
            title={classroom.classroom_name}
            back={backFromClass(user.role)}
            status={
              <StatusBadge tone={classTimingTones[classroom.timing]}>
                {timingLabel(classroom.timing)}
              </StatusBadge>
            }
            actions={
              classroom.students ? (
                <ActionButtons
                  actions={taughtClassActions(user, classroom)}
                  only={taughtClassButtons(classroom)}
                  behind={['surveys', 'certificates', 'codes', 'delete']}
                  item={classroom}
                  onDone={() => navigate(backToList('classes').href)}
                />
              ) : (
                <ButtonLink variant="primary" href={href('study', { clrid: classroom.id })}>
                  {words('study')}
                </ButtonLink>
              )
            }
          />
          {classroom.students && !classroom.checkPublished && (
            <Callout tone="waiting" title={words('hidden')}>
              {words('hiddenText')}
            </Callout>
          )}
          <Disclosure title={words('facts')} onPhone>
            <DescriptionList look="columns" items={factsOf(classroom)} />
          </Disclosure>
          {classroom.students ? (
            <TaughtClass classroom={classroom} students={classroom.students} />
          ) : (
            <AttendedClass classroom={classroom} receivedAt={query.dataUpdatedAt} />
          )}
        </>
      )}
    </DetailPage>
  );
}

/** The lists that lead to a class; a student has no list of classes. */
const lists = ['coursesGoing', 'coursesDone', 'coursesComing', 'coursesFree', 'overview'] as const;

function backFromClass(role: Role) {
  return role === 'student'
    ? backToList('myCourses', ...lists)
    : backToList('classes', 'myCourses', ...lists);
}

function factsOf(classroom: Class) {
  const start = formatDate(classroom.classroom_start_time);
  const end = formatDate(classroom.classroom_end_time);
  return [
    { term: words('code'), details: classroom.classroom_code },
    {
      term: words('course'),
      details: <CourseName of={{ id: classroom.course_id, name: classroom.course_name }} />,
    },
    { term: words('project'), details: <ProjectName of={classroom} /> },
    { term: words('teacher'), details: classroom.teacher.name },
    { term: words('time'), details: words('period', { start, end }) },
  ];
}
