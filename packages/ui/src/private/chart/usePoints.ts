import { useState, type KeyboardEvent } from 'react';
import type { ChartPoint } from './ChartProps';
import { pointWalk } from './pointWalk';

/** The active data point, by pointer or arrow keys. Only keyboard navigation is announced. */
export function usePoints(categories: number, series: number) {
  const [state, setState] = useState<{ point: ChartPoint | null; announcement: boolean }>({
    point: null,
    announcement: false,
  });
  const there = state.point !== null && state.point.category < categories;
  const point = there ? state.point : null;

  return {
    point,
    announcement: state.announcement && point !== null,
    hover: (next: ChartPoint | null) => setState({ point: next, announcement: false }),
    keys: {
      onFocus: () => {
        if (point === null && categories > 0)
          setState({ point: { category: 0, series: 0 }, announcement: true });
      },
      onBlur: () => setState({ point: null, announcement: false }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape') return setState({ point: null, announcement: false });
        const next = pointWalk(event.key, point, categories, series);
        if (next === null) return;
        event.preventDefault();
        setState({ point: next, announcement: true });
      },
    },
  };
}

export type Points = ReturnType<typeof usePoints>;
