import { ChartFrame } from '../../private/chart/ChartFrame';
import { ChartLegend } from '../../private/chart/ChartLegend';
import type { ChartData, ChartText } from '../../private/chart/ChartProps';
import { isEmpty, describePoint, tableOf } from '../../private/chart/chartWords';
import { useFigures } from '../../private/chart/useFigures';
import { usePoints } from '../../private/chart/usePoints';
import { useShown } from '../../private/chart/useShown';
import { LineDrawing } from './LineDrawing';

export interface LineChartProps extends ChartText, ChartData {}

/** Shows values over time. */
export function LineChart(props: LineChartProps) {
  const { categories, series, unit, format } = props;
  const figures = useFigures(unit, format);
  const { shown, isShown, toggle } = useShown(series);
  const points = usePoints(categories.length, shown.length);
  return (
    <ChartFrame
      {...props}
      empty={isEmpty(props)}
      points={points}
      announcement={describePoint(points.point, categories, shown, figures.full)}
      table={tableOf(props, figures.full)}
      legend={series.length > 1 && <ChartLegend items={series} isShown={isShown} onToggle={toggle} />}
    >
      {(width) => (
        <LineDrawing
          width={width}
          categories={categories}
          series={shown.map((each) => ({ ...each, place: series.indexOf(each) }))}
          figures={figures}
          points={points}
        />
      )}
    </ChartFrame>
  );
}
