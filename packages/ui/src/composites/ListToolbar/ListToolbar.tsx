import type { ReactNode } from 'react';
import { SearchField } from '../../components/SearchField/SearchField';
import { useMessages } from '../../messages/useMessages';
import * as css from './ListToolbar.css';
import { listToolbarMessages, type ListToolbarMessages } from './ListToolbar.messages';

export interface ListSearch {
  value: string;
  /** Called with a debounce of 300 ms. */
  onSearch: (value: string) => void;
  /** Describes the search: 'Tìm câu hỏi'. */
  label?: string | undefined;
  placeholder?: string | undefined;
}

export interface ListToolbarProps {
  search?: ListSearch | undefined;
  /** Selects and the filter popover's button. */
  filters?: ReactNode;
  /** Actions on the list: import, add. The primary one last. */
  actions?: ReactNode;
  messages?: Partial<ListToolbarMessages> | undefined;
}

/** The toolbar of a list: search and filters on one side, actions on the other. */
export function ListToolbar({ search, filters, actions, messages }: ListToolbarProps) {
  const words = useMessages(listToolbarMessages, messages);
  return (
    <div className={css.toolbar} data-one-line={!actions || undefined}>
      {search && (
        <search className={css.search}>
          <SearchField
            aria-label={search.label ?? words.search}
            placeholder={search.placeholder ?? search.label ?? words.search}
            value={search.value}
            onSearch={search.onSearch}
          />
        </search>
      )}
      {filters && <div className={css.filters}>{filters}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
