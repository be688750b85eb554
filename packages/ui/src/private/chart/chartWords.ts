import type { ChartData, ChartPoint, ChartSeries } from './ChartProps';
import type { ChartTableData } from './ChartTable';

type Say = (value: number | null | undefined) => string;

/** 'Tháng 3: 128 học viên', with the name of the series if there are several. */
export function describePoint(
  point: ChartPoint | null,
  categories: readonly string[],
  series: readonly ChartSeries[],
  formatValue: Say,
): string {
  const one = series[point?.series ?? 0];
  if (!point || !one) return '';
  const category = categories[point.category] ?? '';
  const name = series.length > 1 ? `${category}, ${one.label}` : category;
  return `${name}: ${formatValue(one.values[point.category])}`;
}

/** A row per category, a column per series. */
export function tableOf({ categoryLabel, categories, series }: ChartData, formatValue: Say): ChartTableData {
  return {
    head: [categoryLabel, ...series.map(({ label }) => label)],
    rows: categories.map((head, place) => ({
      head,
      cells: series.map(({ values }) => formatValue(values[place])),
    })),
  };
}

/** Returns whether there are no values at all. A zero is a value. */
export function isEmpty({ categories, series }: Pick<ChartData, 'categories' | 'series'>): boolean {
  return !series.some(({ values }) => categories.some((_, place) => typeof values[place] === 'number'));
}
