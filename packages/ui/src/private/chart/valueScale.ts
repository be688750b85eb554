import { scaleLinear } from 'd3-scale';

export interface Tick {
  value: number;
  /** Position along the axis, pixels. */
  at: number;
}

export interface ValueScale {
  at: (value: number) => number;
  zero: number;
  ticks: Tick[];
}

/** A value axis that includes zero and ends at round values; integers get no fractional ticks. */
export function valueScale(
  values: readonly number[],
  [from, to]: readonly [number, number],
  wanted = 5,
): ValueScale {
  const min = Math.min(0, ...values);
  const max = Math.max(0, ...values);
  const domain = min === max ? [0, 1] : [min, max];
  const scale = scaleLinear().domain(domain).range([from, to]).nice(wanted);
  const whole = values.every(Number.isInteger);
  const ticks = scale.ticks(wanted).filter((value) => !whole || Number.isInteger(value));
  return {
    at: (value) => scale(value),
    zero: scale(0),
    ticks: ticks.map((value) => ({ value, at: scale(value) })),
  };
}
