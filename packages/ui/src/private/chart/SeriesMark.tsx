import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape';
import { chartColorNames, type ChartColor } from '../../tokens/chartColors';
import * as css from './chart.css';

const down: SymbolType = {
  draw: (context, size) => {
    const half = Math.sqrt(size / Math.sqrt(3));
    context.moveTo(0, half * 1.15);
    context.lineTo(half, -half * 0.6);
    context.lineTo(-half, -half * 0.6);
    context.closePath();
  },
};

const shapes = {
  one: symbolCircle,
  two: symbolSquare,
  three: symbolTriangle,
  four: symbolDiamond,
  five: symbolCross,
  six: symbolStar,
  seven: symbolWye,
  eight: down,
} as const satisfies Record<ChartColor, SymbolType>;

/** The colour of the series at an index; it repeats after eight. */
export function seriesColor(place: number): ChartColor {
  return chartColorNames[place % chartColorNames.length] ?? 'one';
}

/** The path of a series' marker, centred at 0, 0; `area` in square pixels. */
export function markPath(place: number, area: number): string {
  return symbol(shapes[seriesColor(place)], area)() ?? '';
}

/** A legend marker: a square filled like the bars of a series, or the marker of its line. */
export function SeriesMark({ place, fill }: { place: number; fill?: string | undefined }) {
  return (
    <svg aria-hidden="true" width="14" height="14" className={css.mark}>
      <g className={css.paint[seriesColor(place)]}>
        {fill === undefined ? (
          <path d={markPath(place, 70)} transform="translate(7 7)" fill="currentColor" />
        ) : (
          <rect width="14" height="14" rx="3" fill={fill} />
        )}
      </g>
    </svg>
  );
}
