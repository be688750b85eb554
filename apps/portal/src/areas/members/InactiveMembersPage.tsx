import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { PersonIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { DeleteAllInactive } from './DeleteAllInactive';
import { memberActions } from './memberActions';
import { memberListColumns } from './memberListColumns';
import { memberListFilters } from './memberListFilters';
import { MemberTabs } from './MemberTabs';
import { words } from './words';

/** Members who have not activated their account yet. */
export function InactiveMembersPage() {
  const user = useUser();
  // All of them, whatever the list is filtered by.
  const count = useQuery(memberQueries.inactive({ limit: 5 })).data?.total ?? 0;
  const list = useList({
    name: 'inactive-members',
    query: memberQueries.inactive,
    search: 'name',
    sorts: ['name', 'full_name', 'created_at', 'last_login_at', 'role'],
    order: 'asc',
    filters: memberListFilters(user.role, ['status']),
    rowName: (row) => row.name,
    actions: can(user.role, 'member.lock') ? memberActions(user, { inactive: true }) : [],
  });
  return (
    <ListPage
      title={pageTitle('inactiveMembers')}
      tabs={<MemberTabs current="inactiveMembers" />}
      more={count > 0 && <DeleteAllInactive count={count} />}
      list={list}
      columns={memberListColumns(['status', 'last_login_at'])}
      rowHref={(row) => href('memberView', { uid: row.id })}
      empty={{ icon: PersonIcon, title: words('inactiveEmptyTitle'), text: words('inactiveEmptyText') }}
    />
  );
}
