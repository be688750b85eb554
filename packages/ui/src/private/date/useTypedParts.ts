import { useCallback, useContext, useEffect, useState } from 'react';
import { TypedPartsContext, type TypedParts } from './TypedPartsContext';

interface Segment {
  isEditable: boolean;
  isPlaceholder: boolean;
}

/** Tells the field how much of these segments is typed. */
export function useTypedParts(slot: string, segments: readonly Segment[] | null): void {
  const tell = useContext(TypedPartsContext);
  const tells = segments !== null;
  const parts = segments?.filter(({ isEditable }) => isEditable) ?? [];
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const typed: TypedParts = empty === parts.length ? 'none' : empty === 0 ? 'all' : 'some';
  useEffect(() => (tells ? tell?.(slot, typed) : undefined), [tells, tell, slot, typed]);
}

/** Whether a field is half typed: a date in part, or one of its two dates only. */
export function useHalfTyped() {
  const [dates, setDates] = useState<ReadonlyMap<string, TypedParts>>(new Map());
  const tell = useCallback((slot: string, typed: TypedParts) => {
    setDates((all) => new Map(all).set(slot, typed));
    return () => setDates((all) => new Map([...all].filter(([other]) => other !== slot)));
  }, []);
  const kinds = new Set(dates.values());
  return { halfTyped: kinds.has('some') || kinds.size > 1, tell };
}
