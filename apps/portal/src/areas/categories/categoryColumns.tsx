import type { CategoryRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { CategoryName } from './CategoryName';
import { words } from './words';

/** The columns of a list of categories; the children of one are named without it. */
export const categoryColumns =
  ({ ofOne = false }: { ofOne?: boolean } = {}) =>
  (column: ColumnBuilder<CategoryRow>) => [
    {
      ...column.main('name', words('name'), (row) => row.name),
      ...(ofOne ? {} : { cell: (row: CategoryRow) => <CategoryName row={row} /> }),
    },
    ...(ofOne
      ? []
      : [
          column.amount('child_count', words('children'), (row) =>
            row.parent === null ? String(row.child_count) : null,
          ),
        ]),
    column.number('use_count', words('uses'), (row) => row.use_count, { width: 'narrow' }),
    ...(ofOne ? [] : [column.unit((row) => row.company_name)]),
    column.text('name_created', words('createdBy'), (row) => row.name_created, { priority: 'low' }),
    column.date('created_at', words('created'), (row) => row.created_at),
  ];
