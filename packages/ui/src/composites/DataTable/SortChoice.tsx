import { useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { DataTableMessages } from './DataTable.messages';
import type { DataSort } from './dataTableProps';
import * as css from './TableTools.css';
import type { SortableColumn } from './useTableState';

interface SortChoiceProps<Row> {
  head: readonly SortableColumn<Row>[];
  sort: DataSort | undefined;
  onSort: (key: string, descending: boolean) => void;
  words: DataTableMessages;
}

/** All orders of the list, in both directions. Its value says enough: the label is for screen readers. */
export function SortChoice<Row>({ head, sort, onSort, words }: SortChoiceProps<Row>) {
  const id = useId();
  return (
    <span className={css.sortChoice}>
      <label htmlFor={id} className={visuallyHidden}>
        {words.sortBy}
      </label>
      <select
        id={id}
        className={css.sortSelect}
        value={sort ? `${sort.direction} ${sort.key}` : ''}
        onChange={(event) => {
          const [direction, ...key] = event.target.value.split(' ');
          if (direction) onSort(key.join(' '), direction === 'descending');
        }}
      >
        {!sort && <option value="">{words.notSorted}</option>}
        {head
          .flatMap(({ sorts }) => sorts)
          .map(({ key, label }) => [
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
