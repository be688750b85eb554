import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { CourseIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { DecisionKeys } from '../../patterns/approvals/DecisionKeys';
import { DecisionLegend } from '../../patterns/approvals/DecisionLegend';
import { decisionColumn } from '../../patterns/approvals/decisionColumn';
import { useNextWaiting } from '../../patterns/approvals/useNextWaiting';
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
  const course = useQuery(courseQueries.detail(courseid));
  const list = useCourseRequests('requestsOfCourse', courseid);
  const goTo = useNextWaiting(list);
  // A course of another unit does not exist, and a business course takes no requests.
  const refusedTo =
    course.data?.data.kind === 'business' ? href('notFound') : refusalPage(course.error ?? undefined);
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  const name = course.data?.data.course_name;
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={name === undefined ? pageTitle('requestsOfCourse') : words('ofCourse', { name })}
        back={backToList('freeCourseRequests', 'requests')}
        notice={<DecisionLegend list={list} />}
        list={list}
        goTo={goTo}
        rowHref={({ id }) => href('request', { id })}
        columns={(column) => [
          column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          column.text('class', words('className'), (row) => (row.placed_class ?? row.asked_class)?.name, {
            width: 'wide',
            below: ({ placed_class, asked_class }) =>
              placed_class ? words('placedClass') : asked_class ? words('askedClass') : '',
          }),
          handlingColumn(column, list.query.dataUpdatedAt),
          decisionColumn(words('status'), list.rowActions),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
          column.text('note', words('note'), (row) => row.note, { width: 'wide', priority: 'low' }),
        ]}
        empty={{ icon: CourseIcon, title: words('emptyFree'), text: words('emptyFreeText') }}
      />
    </DecisionKeys>
  );
}
