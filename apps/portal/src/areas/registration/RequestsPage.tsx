import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { AddPersonIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { RegistrationLinkButton } from './RegistrationLinkButton';
import { requestActions, waits } from './requestActions';
import { requestKind, requestOrigin, requestStatus } from './requestLabels';
import { words } from './words';

const wide = { width: 'wide' } as const;

/** Who asks to come into the unit or into a class. */
export function RequestsPage() {
  const { role, company_id: unit } = useUser();
  const list = useList({
    name: 'requests',
    query: registrationQueries.requests,
    search: 'name',
    // What waits stands first, the newest on top.
    sorts: ['status', 'created_at', 'name'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('status', words('status'), requestStatus.values, requestStatus.label),
      filter.choices('kind', words('kind'), requestKind.values, requestKind.label),
      filter.choice('marketplace', words('origin'), requestOrigin.values, requestOrigin.label),
      filter.text('email', words('email')),
      filter.text('phone', words('phone')),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => row.name,
    actions: requestActions(),
    unselectable: (row) => (waits(row) ? undefined : words('decidedAlready')),
  });
  const { label, tones } = requestStatus;
  const emptyText = unit === null ? words('emptyText') : `${words('emptyText')} ${words('emptyTextLink')}`;
  return (
    <ListPage
      title={pageTitle('requests')}
      actions={unit !== null && <RegistrationLinkButton unit={unit} />}
      list={list}
      columns={(column) => [
        column.person('name', words('name'), (row) => row),
        column.status('status', words('status'), (row) => row.status, label, tones),
        column.text('kind', words('kind'), (row) => requestKind.label(row.kind)),
        column.text('class', words('className'), (row) => (row.placed_class ?? row.asked_class)?.name, wide),
        ...(role === 'super-admin'
          ? [column.text('unit', words('unit'), (row) => row.company_name, wide)]
          : []),
        column.date('created_at', words('sentOn'), (row) => row.created_at, { width: 'medium' }),
        column.text('email', words('email'), (row) => row.email, { ...wide, priority: 'low' }),
        column.text('phone', words('phone'), (row) => row.phone, { priority: 'low' }),
      ]}
      empty={{ icon: AddPersonIcon, title: words('emptyTitle'), text: emptyText }}
    />
  );
}
