import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { TagGroup } from '../../components/TagGroup/TagGroup';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import type { FilterDefinition, FilterState } from '../FilterPopover/filterProps';
import * as css from './ActiveFilters.css';
import { activeFiltersMessages } from './ActiveFilters.messages';
import { describeFilter } from './describeFilter';

export interface ActiveFiltersProps {
  filters: readonly FilterDefinition[];
  value: FilterState;
  /** Called with the remaining filters. */
  onChange: (value: FilterState) => void;
  messages?: Partial<(typeof activeFiltersMessages)['vi']> | undefined;
}

/** Lists the active filters as tags that can be removed. */
export function ActiveFilters({ filters, value, onChange, messages }: ActiveFiltersProps) {
  const words = useMessages(activeFiltersMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  const [emptied, setEmptied] = useState(false);

  const tags = value.flatMap((condition) => {
    const definition = filters.find(({ key }) => key === condition.key);
    const id = `${condition.key} ${'before' in condition ? 'before' : ''}`;
    return definition ? [{ id, label: describeFilter(condition, definition, words), condition }] : [];
  });

  function keep(left: FilterState) {
    // Removing the last tag also removes the focused element.
    if (left.length === 0) root.current?.focus();
    setEmptied(left.length === 0);
    onChange(left);
  }

  return (
    <div ref={root} role="group" aria-label={words.name} tabIndex={-1} className={css.root}>
      {tags.length > 0 && (
        <>
          <TagGroup
            aria-label={words.name}
            tags={tags}
            onRemove={(id) => {
              const gone = tags.find((tag) => tag.id === id)?.condition;
              keep(value.filter((condition) => condition !== gone));
            }}
          />
          <Button size="small" variant="quiet" onPress={() => keep([])}>
            {words.clear}
          </Button>
        </>
      )}
      <span role="status" className={visuallyHidden}>
        {emptied && tags.length === 0 && words.none}
      </span>
    </div>
  );
}
