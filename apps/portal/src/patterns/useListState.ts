import { useSearchParams } from 'wouter';
import { readListState, writeListState, type ListShape, type ListState } from './listState';

/** Changes part of a list's state; everything but a step to another page begins at page 1 again. */
export type ChangeList<Sort extends string, Filter extends string> = (
  change: Partial<ListState<Sort, Filter>>,
) => void;

/** The state of the list of this page, kept in the address. */
export function useListState<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
): [state: ListState<Sort, Filter>, change: ChangeList<Sort, Filter>] {
  const [address, setAddress] = useSearchParams();
  const state = readListState(shape, address);
  const change: ChangeList<Sort, Filter> = (changes) =>
    setAddress((now) => writeListState(shape, { ...readListState(shape, now), page: 1, ...changes }), {
      // A step to another page can be gone back; typing in the search must not fill the history.
      replace: changes.page === undefined,
    });
  return [state, change];
}
