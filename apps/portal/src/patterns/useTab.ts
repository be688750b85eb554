import { useSearchParams } from 'wouter';

/** The selected tab of a page, kept in the address, so that a notification or a link leads to it. */
export function useTab<Id extends string>(ids: readonly Id[]): { selected?: Id; onSelect: (id: Id) => void } {
  const [address, setAddress] = useSearchParams();
  const named = ids.find((id) => id === address.get('tab'));
  return {
    ...(named === undefined ? {} : { selected: named }),
    onSelect: (id) => setAddress(id === ids[0] ? {} : { tab: id }, { replace: true }),
  };
}
