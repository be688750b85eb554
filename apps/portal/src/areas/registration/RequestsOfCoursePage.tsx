import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { can } from '@sen/domain/access/can';
import { CourseIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { DecisionKeys } from '../../patterns/approvals/DecisionKeys';
import { decisionColumn } from '../../patterns/approvals/decisionColumn';
import { backToList } from '../../patterns/list/lastLists';
import { ListPage } from '../../patterns/list/ListPage';
import { nameSorts } from '../../patterns/people/nameSorts';
import { refusalPage } from '../../patterns/refusalPage';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { handlingColumn } from './handlingColumn';
import { useCourseRequests } from './useCourseRequests';
import { words } from './words';

/** The requests for one free course: who waits, who is in, who was denied. */
export function RequestsOfCoursePage({ params: { courseid } }: { params: ParamsOf<'requestsOfCourse'> }) {
  const { role } = useUser();
  const course = useQuery(courseQueries.detail(courseid));
  const list = useCourseRequests('requestsOfCourse', courseid);
  // A course of another unit does not exist, and a business course takes no requests.
  const refusedTo =
    course.data?.data.kind === 'business' ? href('notFound') : refusalPage(course.error ?? undefined);
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  const name = course.data?.data.course_name;
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={name === undefined ? pageTitle('requestsOfCourse') : words('ofCourse', { name })}
        back={
          can(role, 'freeCourse.decide')
            ? backToList('freeCourseRequests', 'requests')
            : backToList('requests')
        }
        list={list}
        columns={(column) => [
          column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          decisionColumn(words('status'), list.rowActions),
          column.text('asked', words('askedClass'), (row) => row.asked_class?.name),
          column.text('placed', words('placedClass'), (row) => row.placed_class?.name),
          handlingColumn(column, list.query.dataUpdatedAt),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
          column.text('note', words('note'), (row) => row.note, { width: 'wide', priority: 'low' }),
        ]}
        empty={{ icon: CourseIcon, title: words('emptyFree'), text: words('emptyFreeText') }}
      />
    </DecisionKeys>
  );
}
