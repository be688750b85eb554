import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { can } from '@sen/domain/access/can';
import { AddPersonIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { approvalActions, unselectableReason } from '../../patterns/approvals/approvalActions';
import { approvalStatus } from '../../patterns/approvals/approvalStatus';
import { DecisionKeys } from '../../patterns/approvals/DecisionKeys';
import { DecisionLegend } from '../../patterns/approvals/DecisionLegend';
import { decisionColumn } from '../../patterns/approvals/decisionColumn';
import { useNextWaiting } from '../../patterns/approvals/useNextWaiting';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { nameSorts } from '../../patterns/people/nameSorts';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { RegistrationLinkButton } from './RegistrationLinkButton';
import { RequestTabs } from './RequestTabs';
import { requestDesk } from './requestDesk';
import { handlingColumn } from './handlingColumn';
import { requestKind, requestOrigin, requestSubject } from './requestLabels';
import { words } from './words';

/** The desk of everything that waits for a decision, and of what was decided. */
export function RequestsPage() {
  const user = useUser();
  const unit = user.company_id;
  const list = useList({
    name: 'requests',
    query: registrationQueries.requests,
    search: 'name',
    // Those that have waited longest first.
    sorts: ['status', 'created_at', 'name', 'full_name'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('status', words('status'), approvalStatus.values, approvalStatus.label),
      filter.choices('kind', words('kind'), requestKind.values, requestKind.label),
      filter.choice('marketplace', words('origin'), requestOrigin.values, requestOrigin.label),
      filter.text('email', words('email')),
      filter.text('phone', words('phone')),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => row.name,
    actions: approvalActions(user, requestDesk),
    unselectable: unselectableReason(user),
  });
  const goTo = useNextWaiting(list);
  const emptyText = unit === null ? words('emptyText') : `${words('emptyText')} ${words('emptyTextLink')}`;
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={pageTitle('requests')}
        more={unit !== null && <RegistrationLinkButton unit={unit} />}
        tabs={<RequestTabs current="requests" />}
        notice={<DecisionLegend list={list} />}
        list={list}
        goTo={goTo}
        rowHref={({ id }) => href('request', { id })}
        columns={(column) => [
          column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          column.text('kind', words('kind'), ({ kind }) => requestKind.label(kind), {
            width: 'wide',
            below: (row) => requestSubject(row, can(user.role, 'company.list')),
          }),
          handlingColumn(column, list.query.dataUpdatedAt),
          decisionColumn(words('status'), list.rowActions),
          column.unit((row) => row.company_name, { width: 'medium', priority: 'low' }),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
          column.text('email', words('email'), (row) => row.email, { width: 'wide', priority: 'low' }),
          column.text('phone', words('phone'), (row) => row.phone, { priority: 'low' }),
        ]}
        empty={{ icon: AddPersonIcon, title: words('emptyTitle'), text: emptyText }}
      />
    </DecisionKeys>
  );
}
