import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ReportIcon, UnitIcon } from '@sen/ui/icons';
import { TabLinks } from '@sen/ui/TabLinks';
import { filteredHref } from '../../patterns/list/filteredHref';
import { listInTabs } from '../../patterns/list/listInTabs';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { companyActions } from './companyActions';
import { businessLabel } from './companyFacts';
import { words } from './words';

/** The units of the platform. */
export function CompaniesPage() {
  const list = useList({
    name: 'companies',
    query: companyQueries.list,
    search: 'company_name',
    sorts: ['company_name', 'created_at'],
    order: 'asc',
    filters: (filter) => [
      filter.choice('deleted', words('state'), ['true'], () => words('deletedState')),
      filter.choice('is_business', words('business'), ['true', 'false'], (value) =>
        businessLabel(value === 'true'),
      ),
      filter.text('field', words('field')),
      filter.text('company_email', words('email')),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => row.company_name,
    actions: companyActions(),
  });
  const showsDeleted = list.state.filters.some(({ key }) => key === 'deleted');
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('companyAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('companies')}
      main={add}
      more={
        <ButtonLink icon={<Icon of={ReportIcon} />} href={href('platform')}>
          {pageTitle('platform')}
        </ButtonLink>
      }
      tabs={
        <TabLinks
          label={words('lists')}
          items={[
            { label: words('live'), href: href('companies'), current: !showsDeleted },
            {
              label: words('deletedState'),
              href: filteredHref(href('companies'), { deleted: 'true' }),
              current: showsDeleted,
            },
          ]}
        />
      }
      list={listInTabs(list, 'deleted')}
      rowHref={(row) => href('companyView', { coid: row.id })}
      columns={(column) => [
        column.main('company_name', words('name'), (row) => row.company_name),
        column.text('field', words('field'), (row) => row.field),
        ...(showsDeleted
          ? [
              column.dateTime('deleted_at', words('deletedAt'), (row) => row.deleted_at),
              column.dateTime('restorable_until', words('restorableUntil'), (row) => row.restorable_until),
            ]
          : [
              column.text('is_business', words('business'), (row) => businessLabel(row.is_business)),
              column.text('company_phone', words('phone'), (row) => row.company_phone, { priority: 'low' }),
              column.text('company_email', words('email'), (row) => row.company_email, { priority: 'low' }),
              column.date('created_at', words('created'), (row) => row.created_at),
            ]),
      ]}
      empty={
        showsDeleted
          ? { icon: UnitIcon, title: words('noDeleted'), text: words('noDeletedText') }
          : { icon: UnitIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }
      }
    />
  );
}
