import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSeries } from '../../private/chart/ChartProps';
import { valueScale, type ValueScale } from '../../private/chart/valueScale';

export interface Bar {
  category: number;
  /** Index among the visible series. */
  series: number;
  /** Position on the category axis. */
  start: number;
  thickness: number;
  /** Position on the value axis; `from` is the smaller pixel. */
  from: number;
  length: number;
}

export interface BarLayout {
  bars: Bar[];
  values: ValueScale;
  bandStart: (category: number) => number;
  bandWidth: number;
  step: number;
}

export interface BarRoom {
  categories: number;
  series: readonly ChartSeries[];
  stacked: boolean;
  /** Pixel range of the category axis. */
  across: readonly [number, number];
  /** Pixel range of the value axis; the first is its low end. */
  along: readonly [number, number];
  ticks: number;
}

/** Computes the position of each bar. Stacked bars grow from zero in both directions. */
export function barLayout({ categories, series, stacked, across, along, ticks }: BarRoom): BarLayout {
  const places = Array.from({ length: categories }, (_, place) => place);
  const spans = stacked ? stackedSpans(places, series) : plainSpans(places, series);
  const values = valueScale(
    spans.flatMap(({ low, high }) => [low, high]),
    along,
    ticks,
  );
  const bands = scaleBand<number>()
    .domain(places)
    .range([...across])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const inner = scaleBand<number>()
    .domain(series.map((_, place) => place))
    .range([0, bands.bandwidth()])
    .paddingInner(0.08);
  const max = 56;
  const bars = spans.map(({ category, place, low, high }) => {
    const room = stacked ? bands.bandwidth() : inner.bandwidth();
    const thickness = Math.min(max, room);
    const shift = stacked ? 0 : (inner(place) ?? 0);
    const start = (bands(category) ?? 0) + shift + (room - thickness) / 2;
    const [a, b] = [values.at(low), values.at(high)];
    return { category, series: place, start, thickness, from: Math.min(a, b), length: Math.abs(a - b) };
  });
  return {
    bars,
    values,
    bandStart: (category) => bands(category) ?? 0,
    bandWidth: bands.bandwidth(),
    step: bands.step(),
  };
}

interface Span {
  category: number;
  place: number;
  low: number;
  high: number;
}

function plainSpans(places: readonly number[], series: readonly ChartSeries[]): Span[] {
  return series.flatMap(({ values }, place) =>
    places.flatMap((category) => {
      const value = values[category];
      if (value === null || value === undefined) return [];
      return { category, place, low: Math.min(0, value), high: Math.max(0, value) };
    }),
  );
}

function stackedSpans(places: readonly number[], series: readonly ChartSeries[]): Span[] {
  const layers = stack<unknown, number, number>()
    .keys(series.map((_, place) => place))
    .value((category, place) => series[place]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)([...places]);
  return layers.flatMap((layer) =>
    layer.flatMap(([low, high], category) => {
      const value = series[layer.key]?.values[category];
      return value === null || value === undefined ? [] : { category, place: layer.key, low, high };
    }),
  );
}
