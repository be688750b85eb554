import { useId } from 'react';
import { CheckMark } from '../../private/field/CheckMark';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import type { DataTableMessages } from './DataTable.messages';
import type { DataSort } from './dataTableProps';
import * as css from './TableTools.css';
import type { SortableColumn } from './useTableState';

interface CardToolsProps<Row> {
  head: readonly SortableColumn<Row>[];
  sort: DataSort | undefined;
  onSort: (key: string, descending: boolean) => void;
  page: 'none' | 'some' | 'all' | undefined;
  onTogglePage: () => void;
  words: DataTableMessages;
}

/** The functions of the table head for the card layout, which has no head. */
export function CardTools<Row>({ head, sort, onSort, page, onTogglePage, words }: CardToolsProps<Row>) {
  const id = useId();
  const sortable = head.filter(({ toggle }) => toggle);
  if (sortable.length === 0 && page === undefined) return null;
  const value = sort ? `${sort.direction} ${sort.key}` : '';
  return (
    <div className={css.cardTools}>
      {page !== undefined && (
        <ChoiceLine label={words.selectPage}>
          <CheckMark checked={page === 'all'} mixed={page === 'some'} onChange={onTogglePage} />
        </ChoiceLine>
      )}
      {sortable.length > 0 && (
        <span className={css.cardSort}>
          <label htmlFor={id}>{words.sortBy}</label>
          <select
            id={id}
            className={css.cardSelect}
            value={value}
            onChange={(event) => {
              const [direction, ...key] = event.target.value.split(' ');
              if (direction) onSort(key.join(' '), direction === 'descending');
            }}
          >
            {!sort && <option value="">{words.notSorted}</option>}
            {sortable.map(({ column }) => [
              <option key={`ascending ${column.key}`} value={`ascending ${column.key}`}>
                {words.ascending(column.header)}
              </option>,
              <option key={`descending ${column.key}`} value={`descending ${column.key}`}>
                {words.descending(column.header)}
              </option>,
            ])}
          </select>
        </span>
      )}
    </div>
  );
}
