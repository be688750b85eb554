import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { PersonIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { href } from '../../routes/paths';
import { AddMemberLink } from './AddMemberLink';
import { memberColumns } from './memberColumns';
import { memberFilters, memberList } from './memberList';
import { memberListPlace, useMemberList } from './memberLists';
import { MembersByFile } from './MembersByFile';
import { MemberTabs } from './MemberTabs';
import { useMemberActions } from './useMemberActions';
import { words } from './words';

/** The people of the unit, or of all units, as far as one may see them: everybody, or those of one role. */
export function MembersPage() {
  const user = useUser();
  const name = useMemberList();
  const { title, role } = memberListPlace(name);
  const filters = memberFilters(user.role, role ? ['role'] : []);
  const list = useListState(memberList, filters);
  const asked = { ...listQuery(list[0], 'name'), ...(role && { 'fixed[]': [role] }) };
  const query = useQuery(memberQueries.list(asked));
  const { table, dialog } = useMemberActions({
    rows: query.data?.data ?? [],
    list: name,
    together: ['lock', 'unlock', 'reactivate', 'delete'],
  });

  return (
    <>
      <ListPage
        title={words(title)}
        tabs={<MemberTabs current={name} />}
        actions={
          <>
            <MembersByFile query={asked} />
            <AddMemberLink role={role} />
          </>
        }
        list={list}
        query={query}
        filters={filters}
        name="members"
        table={{
          columns: memberColumns(user.role, role ? ['role'] : []),
          rowId: (row) => row.id,
          rowName: (row) => row.name,
          rowHref: (row) => (row.is_view ? href('memberView', { uid: row.id }) : undefined),
          ...table,
        }}
        empty={
          <EmptyState icon={PersonIcon} title={words('emptyTitle')}>
            {words('emptyText')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
