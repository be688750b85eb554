import * as css from './chart.css';
import type { ChartPoint, ChartSeries } from './ChartProps';
import { ChartTip } from './ChartTip';
import { SeriesMark } from './SeriesMark';
import type { Figures } from './useFigures';

interface SeriesTipProps {
  x: number;
  y: number;
  width: number;
  point: ChartPoint;
  category: string;
  /** The visible series, each with its index among all. */
  series: readonly (ChartSeries & { place: number })[];
  figures: Figures;
  fill?: ((place: number) => string) | undefined;
}

/** All values of one category; the one focused by keyboard is bold. */
export function SeriesTip({ x, y, width, point, category, series, figures, fill }: SeriesTipProps) {
  return (
    <ChartTip x={x} y={y} width={width} title={category}>
      {series.map((each, index) => (
        <span
          key={each.id}
          className={css.tipLine}
          data-active={point.series === index && series.length > 1 ? '' : undefined}
        >
          <SeriesMark place={each.place} fill={fill?.(each.place)} />
          {each.label}
          <span className={css.tipFigure}>{figures.full(each.values[point.category])}</span>
        </span>
      ))}
    </ChartTip>
  );
}
