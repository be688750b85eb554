import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { SearchIcon } from '../../icons';
import type { DataTableMessages } from './DataTable.messages';
import type { DataTableProps } from './dataTableProps';

type InsteadOfRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'error' | 'onRetry' | 'empty' | 'narrowedBy' | 'onClear'
> & {
  words: DataTableMessages;
};

const clears = { search: 'clearSearch', filters: 'clearFilters', both: 'clearBoth' } as const;
const notes = { search: 'noMatchForSearch', filters: 'noMatchForFilters', both: 'noMatchForBoth' } as const;

/** Why there are no rows: loading failed, none match, or there are none. */
export function InsteadOfRows<Row>({
  error,
  onRetry,
  empty,
  narrowedBy,
  onClear,
  words,
}: InsteadOfRowsProps<Row>) {
  if (error !== undefined)
    return (
      <EmptyState
        tone="danger"
        title={words.failed}
        actions={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
      >
        {error}
      </EmptyState>
    );
  if (narrowedBy)
    return (
      <EmptyState
        icon={SearchIcon}
        title={words.noMatch}
        actions={onClear && <Button onPress={onClear}>{words[clears[narrowedBy]]}</Button>}
      >
        {words[notes[narrowedBy]]}
      </EmptyState>
    );
  return empty ?? <EmptyState title={words.empty} />;
}
