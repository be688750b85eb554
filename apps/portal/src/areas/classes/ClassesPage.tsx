import { classQueries } from '@sen/api/resources/classes/classQueries';
import { classTimings } from '@sen/domain/classes/timing';
import { ClassIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { timingLabel, timingTones } from '../../words/labels';
import { words } from './words';

/** The classes that the user teaches, manages or attends. */
export function ClassesPage() {
  const list = useList({
    name: 'classes',
    query: classQueries.list,
    search: 'classroom_name',
    sorts: ['classroom_start_time', 'classroom_name'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('timing', words('timing'), classTimings, timingLabel),
      filter.text('classroom_code', words('code'), 200),
    ],
    rowName: (row) => row.classroom_name,
  });
  return (
    <ListPage
      title={pageTitle('classes')}
      list={list}
      rowHref={(row) => href('classroom', { cid: row.id })}
      columns={(column) => [
        column.main('classroom_name', words('class'), (row) => row.classroom_name),
        column.text('code', words('code'), (row) => row.classroom_code),
        column.text('teacher', words('teacher'), (row) => row.teacher.name),
        column.status('timing', words('timing'), (row) => row.timing, timingLabel, timingTones),
        column.date('classroom_start_time', words('start'), (row) => row.classroom_start_time),
        column.number('students', words('students'), (row) => row.student_count, {
          width: 'narrow',
          priority: 'low',
        }),
      ]}
      empty={{ icon: ClassIcon, title: words('emptyTitle'), text: words('emptyText') }}
    />
  );
}
