import * as css from './chart.css';
import type { Tick } from './valueScale';

interface ValueTicksProps {
  ticks: readonly Tick[];
  zero: number;
  /** Start and end of the grid lines, across the axis. */
  from: number;
  to: number;
  direction: 'vertical' | 'horizontal';
  formatValue: (value: number) => string;
}

/** Grid lines at round values; the one at zero is the baseline of bars. */
export function ValueTicks({ ticks, zero, from, to, direction, formatValue }: ValueTicksProps) {
  const line = (at: number) =>
    direction === 'vertical' ? { x1: from, x2: to, y1: at, y2: at } : { x1: at, x2: at, y1: from, y2: to };
  return (
    <g>
      {ticks.map(({ value, at }) => (
        <g key={value}>
          <line className={css.gridLine} {...line(at)} />
          <text
            className={css.label}
            {...(direction === 'vertical'
              ? { x: from - 8, y: at, dy: '0.32em', textAnchor: 'end' }
              : { x: at, y: to + 18, textAnchor: 'middle' })}
          >
            {formatValue(value)}
          </text>
        </g>
      ))}
      <line className={css.zeroLine} {...line(zero)} />
    </g>
  );
}
