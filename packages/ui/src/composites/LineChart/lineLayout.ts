import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartSeries } from '../../private/chart/ChartProps';
import { valueScale, type ValueScale } from '../../private/chart/valueScale';

export interface LinePoint {
  category: number;
  x: number;
  y: number;
}

export interface LineLayout {
  values: ValueScale;
  xOf: (category: number) => number;
  step: number;
  /** One per series: its path, with gaps for missing values, and its points. */
  lines: { path: string; points: LinePoint[] }[];
}

/** Computes the paths of the lines. A single category is centred. */
export function lineLayout(
  categories: number,
  series: readonly ChartSeries[],
  across: readonly [number, number],
  along: readonly [number, number],
): LineLayout {
  const places = Array.from({ length: categories }, (_, place) => place);
  const counted = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const values = valueScale(counted, along);
  const scale = scalePoint<number>()
    .domain(places)
    .range([...across]);
  const xOf = (category: number) => scale(category) ?? 0;
  const draw = line<LinePoint | null>(
    (point) => point?.x ?? 0,
    (point) => point?.y ?? 0,
  ).defined((point) => point !== null);
  const lines = series.map((each) => {
    const points = places.map((category) => {
      const value = each.values[category];
      return value === null || value === undefined
        ? null
        : { category, x: xOf(category), y: values.at(value) };
    });
    return { path: draw(points) ?? '', points: points.filter((point) => point !== null) };
  });
  return { values, xOf, step: scale.step(), lines };
}

/** Moves labels down until their distance is at least `gap`, then all of them up if the last one overflows. */
export function spreadLabels(positions: readonly number[], gap: number, end: number): number[] {
  const order = positions.map((at, place) => ({ at, place })).sort((a, b) => a.at - b.at);
  let free = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.at = Math.max(label.at, free);
    free = label.at + gap;
  }
  let limit = end;
  for (const label of order.reverse()) {
    label.at = Math.min(label.at, limit);
    limit = label.at - gap;
  }
  return order.sort((a, b) => a.place - b.place).map(({ at }) => at);
}
