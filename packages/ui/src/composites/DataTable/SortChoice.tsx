import { useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { DataTableMessages } from './DataTable.messages';
import type { ColumnSort, DataSort } from './dataTableProps';
import * as css from './TableTools.css';

interface SortChoiceProps<Row> {
  orders: readonly ColumnSort<Row>[];
  sort: DataSort | undefined;
  onSort: (key: string, descending: boolean) => void;
  words: DataTableMessages;
}

/** All orders of the list, in both directions. Its value says enough: the label is for screen readers. */
export function SortChoice<Row>({ orders, sort, onSort, words }: SortChoiceProps<Row>) {
  const id = useId();
  const current = orders.some(({ key }) => key === sort?.key) ? sort : undefined;
  return (
    <span className={css.sortChoice}>
      <label htmlFor={id} className={visuallyHidden}>
        {words.sortBy}
      </label>
      <select
        id={id}
        className={css.sortSelect}
        value={current ? `${current.direction} ${current.key}` : ''}
        onChange={(event) => {
          const [direction, ...key] = event.target.value.split(' ');
          if (direction) onSort(key.join(' '), direction === 'descending');
        }}
      >
        {!current && <option value="">{words.notSorted}</option>}
        {orders.map(({ key, label }) => [
          <option key={`ascending ${key}`} value={`ascending ${key}`}>
            {words.ascending(label)}
          </option>,
          <option key={`descending ${key}`} value={`descending ${key}`}>
            {words.descending(label)}
          </option>,
        ])}
      </select>
    </span>
  );
}
