import type { MemberRow } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { PersonIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { useRowSelection } from '../../patterns/useRowSelection';
import { href } from '../../routes/paths';
import { MemberActionDialog, type PendingMemberAction } from './MemberActionDialog';
import { memberActionIcons, memberActionTexts, whyNot, type MemberAction } from './memberActions';
import { memberColumns } from './memberColumns';
import { memberFilters, memberList } from './memberList';
import { words } from './words';

/** What can be done with several at once. */
const together = ['lock', 'unlock', 'reactivate', 'delete'] as const satisfies readonly MemberAction[];

/** The people of the unit, or of all units, as far as one may see them. */
export function MembersPage() {
  const user = useUser();
  const filters = memberFilters(user.role);
  const list = useListState(memberList, filters);
  const query = useQuery(memberQueries.list(listQuery(list[0], 'name')));
  const [pending, setPending] = useState<PendingMemberAction | null>(null);
  const rows = query.data?.data ?? [];
  const manages = can(user.role, 'member.lock');

  const { selection, clear } = useRowSelection<MemberRow>((ids) => {
    const chosen = rows.filter((row) => ids.includes(row.id));
    return together.map((action) => (
      <Button
        key={action}
        icon={<Icon of={memberActionIcons[action]} />}
        variant={action === 'delete' ? 'danger' : 'secondary'}
        // Rows of other pages are not known here; the server judges them.
        disabledReason={chosen.length === ids.length ? whyNot(action, user, chosen) : undefined}
        onPress={() => setPending({ action, ids })}
      >
        {memberActionTexts(action).label}
      </Button>
    ));
  });

  const rowActions = (row: MemberRow): MenuAction[][] => {
    const asked = (action: MemberAction): MenuAction => ({
      id: action,
      label: memberActionTexts(action).label,
      icon: <Icon of={memberActionIcons[action]} />,
      danger: action === 'delete',
      disabledReason: whyNot(action, user, [row]),
      onAction: () => setPending({ action, ids: [row.id] }),
    });
    const main = row.status === 'inactive' ? [asked('reactivate')] : [];
    return [[...main, asked(row.status === 'locked' ? 'unlock' : 'lock')], [asked('delete')]];
  };

  return (
    <>
      <ListPage
        title={words('title')}
        list={list}
        query={query}
        filters={filters}
        name="members"
        table={{
          columns: memberColumns(),
          rowId: (row) => row.id,
          rowName: (row) => row.name,
          rowHref: (row) => (row.is_view ? href('memberView', { uid: row.id }) : undefined),
          ...(manages && { rowActions, selection }),
        }}
        empty={
          <EmptyState icon={PersonIcon} title={words('emptyTitle')}>
            {words('emptyText')}
          </EmptyState>
        }
      />
      {pending && (
        <MemberActionDialog
          pending={pending}
          onCancel={() => setPending(null)}
          onDone={() => {
            setPending(null);
            clear();
          }}
        />
      )}
    </>
  );
}
