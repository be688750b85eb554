import type { ChartPoint } from './ChartProps';

/** The data point that a key moves to; null for other keys. */
export function pointWalk(
  key: string,
  from: ChartPoint | null,
  categories: number,
  series: number,
): ChartPoint | null {
  if (categories === 0 || series === 0) return null;
  const at = { category: from?.category ?? 0, series: from?.series ?? 0 };
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowRight':
      return { ...at, category: clamp(from ? at.category + 1 : 0, categories) };
    case 'ArrowLeft':
      return { ...at, category: clamp(from ? at.category - 1 : 0, categories) };
    case 'ArrowDown':
      return { ...at, series: clamp(at.series + 1, series) };
    case 'ArrowUp':
      return { ...at, series: clamp(at.series - 1, series) };
    case 'Home':
      return { ...at, category: 0 };
    case 'End':
      return { ...at, category: categories - 1 };
    default:
      return null;
  }
}
