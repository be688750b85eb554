import { useState } from 'react';

/** The series that the legend leaves visible. The last one cannot be hidden. */
export function useShown<Item extends { id: string }>(items: readonly Item[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => !hidden.has(id));

  function toggle(id: string) {
    const next = new Set(hidden);
    if (!next.delete(id) && shown.length > 1) next.add(id);
    setHidden(next);
  }

  return { shown, isShown: (id: string) => !hidden.has(id), toggle };
}
