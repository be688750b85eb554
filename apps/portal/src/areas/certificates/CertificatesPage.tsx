import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, CertificateIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { editHref, templateActions } from './templateActions';
import { words } from './words';

/** The templates of certificates. */
export function CertificatesPage() {
  const list = useList({
    name: 'certificates',
    query: certificateQueries.templates,
    search: 'name',
    sorts: ['name', 'updated_at'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('orientation', words('orientation'), ['landscape', 'portrait'], (one) => words(one)),
      filter.dates('updated_at', words('updated')),
    ],
    rowName: (row) => row.name,
    actions: templateActions,
  });
  return (
    <ListPage
      title={pageTitle('certificates')}
      main={
        <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('certificateAdd')}>
          {words('add')}
        </ButtonLink>
      }
      list={list}
      rowHref={editHref}
      columns={(column) => [
        column.main('name', words('name'), (row) => row.name),
        column.text('orientation', words('orientation'), (row) => words(row.orientation)),
        column.text('valid_months', words('validMonths'), ({ valid_months: months }) =>
          months === null ? words('noExpiry') : `${formatNumber(months)} ${words('months')}`,
        ),
        column.text('used_by', words('usedBy'), ({ used_by: { courses, issued } }) =>
          words('uses', { courses: formatNumber(courses), issued: formatNumber(issued) }),
        ),
        column.date('updated_at', words('updated'), (row) => row.updated_at, { priority: 'low' }),
      ]}
      empty={{ icon: CertificateIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
