import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { UnitIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { unitHref } from './badgeActions';
import { words } from './words';

/** The units with the numbers of their badges. */
export function BadgeUnits() {
  const list = useList({
    name: 'badge-units',
    query: badgeQueries.units,
    search: 'company_name',
    sorts: ['company_name'],
    order: 'asc',
    rowName: (row) => row.company_name,
  });
  return (
    <ListPage
      title={pageTitle('badges')}
      list={list}
      rowHref={({ id }) => unitHref(id)}
      columns={(column) => [
        column.main('company_name', words('unit'), (row) => row.company_name),
        column.number('badges', words('badgeCount'), (row) => row.badge_count, { width: 'narrow' }),
        column.number('awards', words('awards'), (row) => row.award_count, { width: 'narrow' }),
      ]}
      empty={{ icon: UnitIcon, title: words('noUnits'), text: words('noUnitsText') }}
    />
  );
}
