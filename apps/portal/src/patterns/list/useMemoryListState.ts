import { useState } from 'react';
import { readListState, type ListFilter, type ListShape, type ListState } from './listState';
import type { ChangeList } from './useListState';

/** The state of a list inside a page or dialog, kept in memory. */
export function useMemoryListState<Sort extends string, Field extends string>(
  shape: ListShape<Sort>,
  filters: readonly ListFilter<Field>[],
): [state: ListState<Sort, Field>, change: ChangeList<Sort, Field>] {
  const [state, setState] = useState(() => readListState(shape, filters, new URLSearchParams()));
  return [state, (changes) => setState((now) => ({ ...now, page: 1, ...changes }))];
}
