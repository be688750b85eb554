import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { UnitIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { dashboardWords as words } from './dashboardWords';

/** The units with how much each has. */
export function CompanyFiguresPage() {
  const list = useList({
    name: 'companyFigures',
    query: overviewQueries.companies,
    search: 'company_name',
    sorts: ['company_name', 'student_count'],
    order: 'asc',
    filters: (filter) => [filter.text('field', words('field'))],
    rowName: (row) => row.company_name,
  });
  return (
    <ListPage
      title={pageTitle('companyFigures')}
      back={{ href: href('platform'), label: pageTitle('platform') }}
      list={list}
      rowHref={(row) => href('companyView', { coid: row.id })}
      columns={(column) => [
        column.main('company_name', words('unit'), (row) => row.company_name),
        column.text('field', words('field'), (row) => row.field, { priority: 'low' }),
        column.number('projects', words('projects'), (row) => row.project_count),
        column.number('courses', words('courses'), (row) => row.course_count),
        column.number('classes', words('classes'), (row) => row.class_count),
        column.number('lecturers', words('lecturers'), (row) => row.lecturer_count),
        column.number('student_count', words('students'), (row) => row.student_count),
      ]}
      empty={{ icon: UnitIcon, title: words('noUnits'), text: words('noUnitsText') }}
    />
  );
}
