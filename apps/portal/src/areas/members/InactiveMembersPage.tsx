import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon, PersonIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { href } from '../../routes/paths';
import { DeleteAllInactive } from './DeleteAllInactive';
import { doMemberAction, type MemberAction } from './memberActions';
import { memberColumns } from './memberColumns';
import { memberFilters, memberList } from './memberList';
import { MemberTabs } from './MemberTabs';
import { useMemberActions } from './useMemberActions';
import { words } from './words';

/** Who has become active since the list was read is not deleted by it. */
async function act(action: MemberAction, ids: readonly string[]): Promise<void> {
  if (action === 'delete') await memberMutations.removeInactive([...ids]);
  else await doMemberAction(action, ids);
}

/** Those who have not opened their activation e-mail yet. */
export function InactiveMembersPage() {
  const user = useUser();
  const filters = memberFilters(user.role, ['status']);
  const list = useListState(memberList, filters);
  const query = useQuery(memberQueries.inactive(listQuery(list[0], 'name')));
  // What is deleted together are all of them, not those that a filter has left.
  const all = useQuery(memberQueries.inactive({ limit: 5 }));
  const count = all.data?.total ?? 0;
  const [deleting, setDeleting] = useState(false);
  const { table, dialog } = useMemberActions({
    rows: query.data?.data ?? [],
    list: 'members',
    together: ['reactivate', 'delete'],
    act,
  });

  return (
    <>
      <ListPage
        title={words('inactive')}
        tabs={<MemberTabs current="inactiveMembers" />}
        actions={
          <Button
            icon={<Icon of={DeleteIcon} />}
            disabledReason={all.isSuccess && count === 0 ? words('noneInactive') : undefined}
            disabled={!all.isSuccess}
            onPress={() => setDeleting(true)}
          >
            {words('deleteAll')}
          </Button>
        }
        list={list}
        query={query}
        filters={filters}
        name="inactive-members"
        table={{
          columns: memberColumns(user.role, ['status', 'last_login_at']),
          rowId: (row) => row.id,
          rowName: (row) => row.name,
          rowHref: (row) => href('memberView', { uid: row.id }),
          ...table,
        }}
        empty={
          <EmptyState icon={PersonIcon} title={words('inactiveEmptyTitle')}>
            {words('inactiveEmptyText')}
          </EmptyState>
        }
      />
      {dialog}
      {deleting && <DeleteAllInactive count={count} onClose={() => setDeleting(false)} />}
    </>
  );
}
