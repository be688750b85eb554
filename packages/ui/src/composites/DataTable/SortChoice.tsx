import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { SortAscendingIcon, SortDescendingIcon } from '../../icons';
import type { DataTableMessages } from './DataTable.messages';
import type { ColumnSort, DataSort } from './dataTableProps';
import * as css from './TableTools.css';

export interface OrderChoice {
  orders: readonly Pick<ColumnSort<never>, 'key' | 'label'>[];
  sort: DataSort | undefined;
  onSort: (key: string, descending: boolean) => void;
}

interface SortChoiceProps extends OrderChoice {
  /** Its label is above it, like those of other choices, instead of before it. */
  labelled?: boolean;
  words: DataTableMessages;
}

/** By what the list is sorted, and a button that turns the order around. */
export function SortChoice({ orders, sort, onSort, labelled = false, words }: SortChoiceProps) {
  const id = useId();
  const current = orders.some(({ key }) => key === sort?.key) ? sort : undefined;
  const descending = current?.direction === 'descending';
  return (
    <span className={css.sortChoice} data-labelled={labelled || undefined}>
      <label htmlFor={id} className={labelled ? css.displayLabel : css.sortLabel}>
        {words.sortBy}
      </label>
      <select
        id={id}
        className={css.sortSelect}
        value={current?.key ?? ''}
        onChange={({ target }) => onSort(target.value, descending)}
      >
        {!current && <option value="">{words.notSorted}</option>}
        {orders.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {current && (
        <IconButton
          name={descending ? words.sortAscending : words.sortDescending}
          icon={<Icon of={descending ? SortDescendingIcon : SortAscendingIcon} />}
          size="small"
          onPress={() => onSort(current.key, !descending)}
        />
      )}
    </span>
  );
}
