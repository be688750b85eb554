import type { RequestRow } from '@sen/api/contract/model';
import { Link } from '@sen/ui/Link';
import { CourseIcon } from '@sen/ui/icons';
import { DecisionKeys } from '../../patterns/approvals/DecisionKeys';
import { decisionColumn } from '../../patterns/approvals/decisionColumn';
import { ListPage } from '../../patterns/list/ListPage';
import { nameSorts } from '../../patterns/people/nameSorts';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { handlingColumn } from './handlingColumn';
import { useCourseRequests } from './useCourseRequests';
import { words } from './words';

function courseLink({ course }: RequestRow) {
  return course && <Link href={href('requestsOfCourse', { courseid: course.id })}>{course.name}</Link>;
}

/** The requests for the free courses of the unit. */
export function FreeCourseRequestsPage() {
  const list = useCourseRequests('freeCourseRequests');
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={pageTitle('freeCourseRequests')}
        list={list}
        columns={(column) => [
          column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          decisionColumn(words('status'), list.rowActions),
          {
            key: 'course',
            header: words('course'),
            width: 'wide',
            cell: courseLink,
          },
          column.text('class', words('className'), (row) => (row.placed_class ?? row.asked_class)?.name),
          handlingColumn(column, list.query.dataUpdatedAt),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
          column.text('email', words('email'), (row) => row.email, { width: 'wide', priority: 'low' }),
        ]}
        empty={{ icon: CourseIcon, title: words('emptyFree'), text: words('emptyFreeText') }}
      />
    </DecisionKeys>
  );
}
