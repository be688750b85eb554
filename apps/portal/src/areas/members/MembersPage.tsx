import type { Query } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { PersonIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { mayOpen } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { AddMemberLink } from './AddMemberLink';
import { memberActions } from './memberActions';
import { memberListColumns } from './memberListColumns';
import { memberListFilters } from './memberListFilters';
import { memberListPlace, useMemberListName } from './memberLists';
import { MembersByFile, mayUseFiles } from './MembersByFile';
import { MemberTabs } from './MemberTabs';
import { words } from './words';

/** The members that the user may see, of the unit or of all units: everybody, or one role. */
export function MembersPage() {
  const user = useUser();
  const name = useMemberListName();
  const { role } = memberListPlace(name);
  const omit = role ? ['role'] : [];
  const ofRole = role && { 'fixed[]': [role] };
  const list = useList({
    name: 'members',
    query: (query: Query<'listMembers'>) => memberQueries.list({ ...query, ...ofRole }),
    search: 'name',
    sorts: ['name', 'full_name', 'created_at', 'last_login_at', 'role'],
    order: 'asc',
    filters: memberListFilters(user.role, omit),
    rowName: (row) => row.name,
    actions: can(user.role, 'member.lock') ? memberActions(user, { list: name }) : [],
  });
  return (
    <ListPage
      title={pageTitle(name)}
      tabs={<MemberTabs current={name} />}
      main={mayOpen(user.role, 'memberAdd') && <AddMemberLink role={role} />}
      more={mayUseFiles(user.role) && <MembersByFile query={{ ...list.callQuery, ...ofRole }} />}
      list={list}
      columns={memberListColumns(omit)}
      rowHref={(row) => (row.is_view ? href('memberView', { uid: row.id }) : undefined)}
      empty={{ icon: PersonIcon, title: words('emptyTitle'), text: words('emptyText') }}
    />
  );
}
