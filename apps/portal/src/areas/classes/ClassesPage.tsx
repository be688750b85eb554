import { classTimings } from '@sen/domain/classes/timing';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClassIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import type { ListFilter, ListShape } from '../../patterns/listState';
import { useListState } from '../../patterns/useListState';
import { href } from '../../routes/paths';
import { timingLabel } from '../../words/labels';
import { classColumns } from './classColumns';
import { words } from './words';

const shape: ListShape<'classroom_start_time' | 'classroom_name'> = {
  sorts: ['classroom_start_time', 'classroom_name'],
  order: 'desc',
};

/** The classes that one teaches, manages or attends. */
export function ClassesPage() {
  const filters = classFilters();
  const list = useListState(shape, filters);
  const query = useQuery(classQueries.list(listQuery(list[0], 'classroom_name')));
  return (
    <ListPage
      title={words('title')}
      list={list}
      query={query}
      filters={filters}
      name="classes"
      table={{
        columns: classColumns(),
        rowId: (row) => row.id,
        rowName: (row) => row.classroom_name,
        rowHref: (row) => href('classroom', { cid: row.id }),
      }}
      empty={
        <EmptyState icon={ClassIcon} title={words('emptyTitle')}>
          {words('emptyText')}
        </EmptyState>
      }
    />
  );
}

function classFilters(): ListFilter<'timing' | 'classroom_code'>[] {
  return [
    {
      key: 'timing',
      label: words('timing'),
      type: 'multiSelect',
      options: classTimings.map((timing) => ({ value: timing, label: timingLabel(timing) })),
    },
    { key: 'classroom_code', label: words('code'), type: 'textField', maxLength: 200 },
  ];
}
