import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { SearchIcon } from '@sen/ui/icons';
import { words } from './words';

/** The list has things, but none that fits the search and the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchIcon}
      title={words('nothingFound')}
      actions={<Button onPress={onClear}>{words('clearFilters')}</Button>}
    >
      {words('nothingFoundText')}
    </EmptyState>
  );
}
