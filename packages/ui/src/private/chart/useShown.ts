import { useState } from 'react';

/** Which series the legend leaves in the chart. The last one stays. */
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
