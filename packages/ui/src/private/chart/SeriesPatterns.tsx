import { chartColorNames, type ChartColor } from '../../tokens/chartColors';
import * as css from './chart.css';

/** Patterns that distinguish areas without colour; 8 × 8 pixels, repeated. The first is plain. */
const drawings = {
  one: '',
  two: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6',
  three: 'M0 4 H8',
  four: 'M4 3.2 v1.6',
  five: 'M4 0 V8',
  six: 'M-2 6 L2 10 M0 0 L8 8 M6 -2 L10 2',
  seven: 'M0 4 H8 M4 0 V8',
  eight: 'M1.5 1.2 v1.6 M5.5 5.2 v1.6',
} as const satisfies Record<ChartColor, string>;

/** The pattern definitions of one chart. `base` is an id that is unique on the page. */
export function SeriesPatterns({ base }: { base: string }) {
  return (
    <defs>
      {chartColorNames.map((name) => (
        <pattern
          key={name}
          id={`${base}-${name}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={css.paint[name]}
        >
          <rect width="8" height="8" fill="currentColor" />
          <path
            d={drawings[name]}
            className={css.ground}
            strokeWidth="1.6"
            strokeOpacity="0.75"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** The `fill` of a series: the colour for the first, a pattern for the others. */
export function patternFill(base: string, name: ChartColor): string {
  return `url(#${base}-${name})`;
}
