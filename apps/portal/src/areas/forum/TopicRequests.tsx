import type { Query, RequestRow } from '@sen/api/contract/model';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { ForumIcon } from '@sen/ui/icons';
import { Link } from '@sen/ui/Link';
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
import { ForumTabs } from './ForumTabs';
import { forumDesk } from './forumDesk';
import { topicHref } from './topicPlaces';
import { requestWords as words } from './requestWords';

const topicLink = ({ topic }: RequestRow) => topic && <Link href={topicHref(topic)}>{topic.name}</Link>;

const levelOf = ({ kind }: RequestRow) => words(kind === 'topic_unit' ? 'atUnit' : 'atSystem');

/** The topics that wait for the user's decision, and those that were decided. */
export function TopicRequests() {
  const user = useUser();
  const list = useList({
    name: 'topicRequests',
    query: (query: Query<'listRequests'>) => registrationQueries.requests({ ...query, topics: true }),
    search: 'name',
    sorts: ['status', 'created_at', 'name', 'full_name'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('status', words('state'), approvalStatus.values, approvalStatus.label),
      filter.choices('kind', words('level'), ['topic_unit', 'topic_system'], (kind) =>
        words(kind === 'topic_unit' ? 'atUnit' : 'atSystem'),
      ),
      filter.dates('created_at', words('sentOn')),
    ],
    rowName: (row) => row.topic?.name ?? row.name,
    actions: approvalActions(user, forumDesk),
    unselectable: unselectableReason(user),
    // The address says that these are the requests.
    stateIn: 'memory',
  });
  const goTo = useNextWaiting(list);
  return (
    <DecisionKeys list={list}>
      <ListPage
        title={pageTitle('forum')}
        tabs={<ForumTabs current="requests" />}
        notice={<DecisionLegend list={list} />}
        list={list}
        goTo={goTo}
        columns={(column) => [
          column.person('name', words('author'), (row) => row, { sorts: nameSorts((row) => row.name) }),
          {
            key: 'topic',
            header: words('topic'),
            width: 'wide',
            cell: topicLink,
            below: ({ topic }) => topic?.theme ?? '',
          },
          column.text('kind', words('level'), levelOf, { below: ({ decided_by }) => decided_by ?? '' }),
          decisionColumn(words('state'), list.rowActions),
          column.unit((row) => row.company_name, { width: 'medium', priority: 'low' }),
          column.date('created_at', words('sentOn'), (row) => row.created_at, { priority: 'low' }),
        ]}
        empty={{ icon: ForumIcon, title: words('emptyTitle'), text: words('emptyText') }}
      />
    </DecisionKeys>
  );
}
