import type { RequestRow } from '@sen/api/contract/model';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { AddPersonIcon, CheckIcon, CloseIcon, EyeIcon, LinkIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { useRowSelection } from '../../patterns/useRowSelection';
import { requestColumns } from './requestColumns';
import { requestFilters, requestList } from './requestList';
import { words } from './words';

const RegistrationLinkDialog = lazyPart(
  async () => (await import('./RegistrationLinkDialog')).RegistrationLinkDialog,
);
const RequestDialogs = lazyPart(async () => (await import('./RequestDialogs')).RequestDialogs);

/** What is open over the list. */
export type OpenRequest = { action: 'view' | 'approve' | 'deny'; ids: readonly string[] };

/** Who asks to come into the unit or into a class. */
export function RequestsPage() {
  const user = useUser();
  const filters = requestFilters();
  const list = useListState(requestList, filters);
  const query = useQuery(registrationQueries.requests(listQuery(list[0], 'name')));
  const [open, setOpen] = useState<OpenRequest | null>(null);
  const [link, setLink] = useState(false);
  const rows = query.data?.data ?? [];
  const unit = user.company_id;

  const { selection, clear } = useRowSelection<RequestRow>(
    (ids) => {
      const units = new Set(rows.filter(({ id }) => ids.includes(id)).map((row) => row.company_id));
      return [
        <Button key="deny" icon={<Icon of={CloseIcon} />} onPress={() => setOpen({ action: 'deny', ids })}>
          {words('deny')}
        </Button>,
        <Button
          key="approve"
          variant="primary"
          icon={<Icon of={CheckIcon} />}
          disabledReason={units.size > 1 ? words('oneUnit') : undefined}
          onPress={() => setOpen({ action: 'approve', ids })}
        >
          {words('approve')}
        </Button>,
      ];
    },
    (row) => (row.status === 'pending' ? undefined : words('decidedAlready')),
  );

  const rowActions = (row: RequestRow): MenuAction[][] => {
    const ids = [row.id];
    const view: MenuAction = {
      id: 'view',
      label: words('view'),
      icon: <Icon of={EyeIcon} />,
      onAction: () => setOpen({ action: 'view', ids }),
    };
    if (row.status !== 'pending') return [[view]];
    return [
      [
        {
          id: 'approve',
          label: words('approve'),
          icon: <Icon of={CheckIcon} />,
          onAction: () => setOpen({ action: 'approve', ids }),
        },
        {
          id: 'deny',
          label: words('deny'),
          icon: <Icon of={CloseIcon} />,
          onAction: () => setOpen({ action: 'deny', ids }),
        },
      ],
      [view],
    ];
  };

  return (
    <>
      <ListPage
        title={words('title')}
        actions={
          unit !== null && (
            <Button icon={<Icon of={LinkIcon} />} onPress={() => setLink(true)}>
              {words('link')}
            </Button>
          )
        }
        list={list}
        query={query}
        filters={filters}
        name="requests"
        table={{
          columns: requestColumns(user.role),
          rowId: (row) => row.id,
          rowName: (row) => row.name,
          rowActions,
          selection,
        }}
        empty={
          <EmptyState icon={AddPersonIcon} title={words('emptyTitle')}>
            {words('emptyText')} {unit !== null && words('emptyTextLink')}
          </EmptyState>
        }
      />
      <Suspense>
        {open && (
          <RequestDialogs
            open={open}
            rows={rows.filter(({ id }) => open.ids.includes(id))}
            onOpen={setOpen}
            onDone={() => {
              setOpen(null);
              clear();
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {link && unit !== null && <RegistrationLinkDialog unit={unit} onClose={() => setLink(false)} />}
      </Suspense>
    </>
  );
}
