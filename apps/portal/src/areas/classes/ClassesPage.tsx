import { classQueries } from '@sen/api/resources/classes/classQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClassIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import type { ListShape } from '../../patterns/listState';
import { useListState } from '../../patterns/useListState';
import { href } from '../../routes/paths';
import { classColumns } from './classColumns';
import { words } from './words';

const shape: ListShape<'classroom_start_time' | 'classroom_name', never> = {
  sorts: ['classroom_start_time', 'classroom_name'],
  order: 'desc',
  filters: [],
};

/** The classes that one teaches, manages or attends. */
export function ClassesPage() {
  const list = useListState(shape);
  const query = useQuery(classQueries.list(listQuery(list[0], 'classroom_name')));
  return (
    <ListPage
      title={words('title')}
      list={list}
      query={query}
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
