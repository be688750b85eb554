import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { SearchIcon } from '../../icons';
import type { DataTableMessages } from './DataTable.messages';
import type { DataTableProps } from './dataTableProps';

type InsteadOfRowsProps<Row> = Pick<DataTableProps<Row>, 'error' | 'onRetry' | 'empty' | 'onClearFilters'> & {
  words: DataTableMessages;
};

/** Why there are no rows: loading failed, none match, or there are none. */
export function InsteadOfRows<Row>({
  error,
  onRetry,
  empty,
  onClearFilters,
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
  if (onClearFilters)
    return (
      <EmptyState
        icon={SearchIcon}
        title={words.noMatch}
        actions={<Button onPress={onClearFilters}>{words.clearFilters}</Button>}
      >
        {words.noMatchNote}
      </EmptyState>
    );
  return empty ?? <EmptyState title={words.empty} />;
}
