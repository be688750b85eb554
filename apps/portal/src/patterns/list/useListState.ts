import { useSearchParams } from 'wouter';
import { readListState, writeListState, type ListFilter, type ListShape, type ListState } from './listState';

/** Changes part of a list's state; every change but that of the page resets the page to 1. */
export type ChangeList<Sort extends string, Field extends string> = (
  change: Partial<ListState<Sort, Field>>,
) => void;

/** The state of a page's list, kept in the URL. Without a shape the list has a fixed order and only pages. */
export function useListState<Sort extends string = never, Field extends string = never>(
  shape: ListShape<Sort> = {},
  filters: readonly ListFilter<Field>[] = [],
): [state: ListState<Sort, Field>, change: ChangeList<Sort, Field>] {
  const [address, setAddress] = useSearchParams();
  const state = readListState(shape, filters, address);
  const change: ChangeList<Sort, Field> = (changes) =>
    setAddress(
      (now) => writeListState(shape, { ...readListState(shape, filters, now), page: 1, ...changes }),
      // A change of page is undone by going back; typing in the search must not fill the history.
      { replace: changes.page === undefined },
    );
  return [state, change];
}
