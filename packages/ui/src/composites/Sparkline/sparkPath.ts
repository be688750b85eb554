import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export const sparkSize = { width: 96, height: 28 } as const;

export interface Spark {
  path: string;
  /** The last value that is not missing. */
  end: { x: number; y: number } | null;
}

/** A line scaled between minimum and maximum; a constant one is centred. */
export function sparkPath(values: readonly (number | null)[]): Spark {
  const counted = values.filter((value) => value !== null);
  if (counted.length === 0) return { path: '', end: null };
  const [min, max] = [Math.min(...counted), Math.max(...counted)];
  const margin = 4;
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([margin, sparkSize.width - margin]);
  const y = scaleLinear()
    .domain(min === max ? [min - 1, max + 1] : [min, max])
    .range([sparkSize.height - margin, margin]);
  const draw = line<number | null>(
    (_, place) => x(place),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return { path: draw([...values]) ?? '', end: { x: x(last), y: y(values[last] ?? 0) } };
}
