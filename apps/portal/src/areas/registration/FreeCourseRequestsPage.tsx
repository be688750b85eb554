import type { RequestRow } from '@sen/api/contract/model';
import { Link } from '@sen/ui/Link';
import { CourseIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { DecisionKeys } from '../../patterns/approvals/DecisionKeys';
import { DecisionLegend } from '../../patterns/approvals/DecisionLegend';
import { decisionColumn } from '../../patterns/approvals/decisionColumn';
import { useNextWaiting } from '../../patterns/approvals/useNextWaiting';
import { ListPage } from '../../patterns/list/ListPage';
import { nameSorts } from '../../patterns/people/nameSorts';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { handlingColumn } from './handlingColumn';
import { RequestTabs } from './RequestTabs';
import { useCourseRequests } from './useCourseRequests';
import { words } from './words';

function courseLink({ course }: RequestRow) {
  return course && <Link href={href('requestsOfCourse', { courseid: course.id })}>{course.name}</Link>;
}

/** The requests for the free courses of the unit, or of all units. */
export function FreeCourseRequestsPage() {
  const { role } = useUser();
  const list = useCourseRequests('freeCourseRequests');
  const goTo = useNextWaiting(list);
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={pageTitle('freeCourseRequests')}
        tabs={<RequestTabs current="freeCourseRequests" />}
        notice={<DecisionLegend list={list} />}
        list={list}
        goTo={goTo}
        rowHref={({ id }) => href('request', { id })}
        columns={(column) => [
          column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          {
            key: 'course',
            header: words('course'),
            width: 'wide',
            cell: courseLink,
            // A super-admin sees the requests of all units.
            below: ({ company_name, placed_class, asked_class }) =>
              [role === 'super-admin' && company_name, (placed_class ?? asked_class)?.name]
                .filter(Boolean)
                .join(' · '),
          },
          handlingColumn(column, list.query.dataUpdatedAt),
          decisionColumn(words('status'), list.rowActions),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
          column.text('email', words('email'), (row) => row.email, { width: 'wide', priority: 'low' }),
        ]}
        empty={{ icon: CourseIcon, title: words('emptyFree'), text: words('emptyFreeText') }}
      />
    </DecisionKeys>
  );
}
