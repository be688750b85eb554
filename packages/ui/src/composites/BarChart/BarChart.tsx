import { useId } from 'react';
import { ChartFrame } from '../../private/chart/ChartFrame';
import { ChartLegend } from '../../private/chart/ChartLegend';
import type { ChartData, ChartText } from '../../private/chart/ChartProps';
import { isEmpty, describePoint, tableOf } from '../../private/chart/chartWords';
import { seriesColor } from '../../private/chart/SeriesMark';
import { patternFill } from '../../private/chart/SeriesPatterns';
import { useFigures } from '../../private/chart/useFigures';
import { usePoints } from '../../private/chart/usePoints';
import { useShown } from '../../private/chart/useShown';
import { BarDrawing } from './BarDrawing';

export const barDirections = ['vertical', 'horizontal'] as const;
export const barArrangements = ['grouped', 'stacked'] as const;

export interface BarChartProps extends ChartText, ChartData {
  /** Use `horizontal` for long category names. */
  direction?: (typeof barDirections)[number] | undefined;
  /** Use `stacked` for series that add up to a whole. */
  arrangement?: (typeof barArrangements)[number] | undefined;
}

/** Compares the values of categories. */
export function BarChart({ direction = 'vertical', arrangement = 'grouped', ...props }: BarChartProps) {
  const { categories, series, unit, format } = props;
  const base = useId();
  const figures = useFigures(unit, format);
  const { shown, isShown, toggle } = useShown(series);
  const points = usePoints(categories.length, shown.length);
  const fill = (place: number) => patternFill(base, seriesColor(place));
  const placed = shown.map((each) => ({ ...each, place: series.indexOf(each) }));
  return (
    <ChartFrame
      {...props}
      empty={isEmpty(props)}
      points={points}
      announcement={describePoint(points.point, categories, shown, figures.full)}
      table={tableOf(props, figures.full)}
      legend={
        series.length > 1 && <ChartLegend items={series} isShown={isShown} onToggle={toggle} fill={fill} />
      }
    >
      {(width) => (
        <BarDrawing
          base={base}
          width={width}
          direction={direction}
          stacked={arrangement === 'stacked'}
          categories={categories}
          series={placed}
          figures={figures}
          points={points}
          fill={fill}
        />
      )}
    </ChartFrame>
  );
}
