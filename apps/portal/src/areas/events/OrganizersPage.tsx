import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { managingRoles } from '@sen/domain/access/roles';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { PersonIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { roleLabel } from '../../words/labels';
import { words } from './words';

/** The people who organise events, with how many. */
export function OrganizersPage() {
  const list = useList({
    name: 'organizers',
    query: eventQueries.organizers,
    search: 'name',
    sorts: ['name', 'count_events', 'count_coming'],
    order: 'asc',
    filters: (filter) => [filter.choices('role', words('role'), managingRoles, roleLabel)],
    rowName: (row) => row.name,
  });
  return (
    <ListPage
      title={pageTitle('organizers')}
      more={<ButtonLink href={href('events')}>{words('list')}</ButtonLink>}
      list={list}
      rowHref={({ id }) => href('organizerView', { oid: id })}
      columns={(column) => [
        column.main('name', words('organizer'), (row) => row.name),
        column.text('role', words('role'), (row) => roleLabel(row.role), { priority: 'low' }),
        column.number('count_events', words('countEvents'), (row) => row.count_events, { width: 'narrow' }),
        column.number('count_coming', words('countComing'), (row) => row.count_coming, { width: 'narrow' }),
        column.dateTime('next_time', words('nextTime'), (row) => row.next_time),
        column.unit((row) => row.company_name),
      ]}
      empty={{
        icon: PersonIcon,
        title: words('noOrganizers'),
        text: words('noOrganizersText'),
      }}
    />
  );
}
