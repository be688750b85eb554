import { CategoryLabels } from '../../private/chart/CategoryLabels';
import * as css from '../../private/chart/chart.css';
import type { ChartSeries } from '../../private/chart/ChartProps';
import { SeriesPatterns } from '../../private/chart/SeriesPatterns';
import { SeriesTip } from '../../private/chart/SeriesTip';
import { textRoom } from '../../private/chart/textRoom';
import type { Figures } from '../../private/chart/useFigures';
import type { Points } from '../../private/chart/usePoints';
import { ValueTicks } from '../../private/chart/ValueTicks';
import { lineHeight } from '../../private/chart/wrapLabel';
import { barLayout, type Bar } from './barLayout';
import { SideLabels } from './SideLabels';
import { sideLines, sideRoom } from './sideRoom';

interface BarDrawingProps {
  base: string;
  width: number;
  direction: 'vertical' | 'horizontal';
  stacked: boolean;
  categories: readonly string[];
  series: readonly (ChartSeries & { place: number })[];
  figures: Figures;
  points: Points;
  fill: (place: number) => string;
}

/** Draws the bars for a given width. */
export function BarDrawing(props: BarDrawingProps) {
  const { base, width, direction, stacked, categories, series, figures, points, fill } = props;
  const upright = direction === 'vertical';
  // One bar a category has room for its value beside it.
  const isValued = !upright && series.length === 1;
  const height = upright ? 288 : 40 + categories.length * barRoom(stacked ? 1 : series.length);
  const plan = (start: number) =>
    barLayout({
      categories: categories.length,
      series,
      stacked,
      across: upright ? [start, width] : [0, height - 28],
      along: upright ? [height - 24 - lineHeight, 12] : [start, width - (isValued ? 48 : 16)],
      ticks: upright ? 5 : Math.max(2, Math.min(6, Math.floor((width - start) / 80))),
    });
  const beside = upright ? [] : sideLines(categories, Math.round(width * 0.42), plan(0).step);
  // The axis labels need space, but they are known only after a first layout.
  const room = upright
    ? textRoom(plan(0).values.ticks.map(({ value }) => figures.plain(value))) + 12
    : sideRoom(beside);
  const { bars, values, bandStart, bandWidth, step } = plan(room);
  const { point } = points;
  const tipAt = pointOfTip();

  return (
    <>
      <svg width={width} height={height} aria-hidden="true" className={css.drawing}>
        <SeriesPatterns base={base} />
        {point && <rect className={css.activeBand} {...band(point.category)} />}
        <ValueTicks
          ticks={values.ticks}
          zero={values.zero}
          from={upright ? room : 0}
          to={upright ? width : height - 28}
          direction={direction}
          formatValue={figures.plain}
        />
        {bars.map((bar) => (
          <rect
            key={`${bar.category} ${bar.series}`}
            fill={fill(series[bar.series]?.place ?? 0)}
            rx={Math.min(3, bar.thickness / 3)}
            {...box(bar)}
          />
        ))}
        {bars
          .filter(({ category, series: at }) => point?.category === category && point.series === at)
          .map((bar) => (
            <rect key="active" className={css.activeMark} rx={3} {...box(bar)} />
          ))}
        {isValued &&
          bars.map((bar) => (
            <text
              key={bar.category}
              className={css.label}
              x={bar.from + Math.max(1, bar.length) + 6}
              y={bar.start + bar.thickness / 2}
              dominantBaseline="central"
            >
              {valueOf(bar)}
            </text>
          ))}
        {upright ? (
          <CategoryLabels
            categories={categories}
            at={(place) => bandStart(place) + bandWidth / 2}
            step={step}
            y={height - lineHeight - 4}
            lines={2}
            width={width}
          />
        ) : (
          <SideLabels labels={beside} at={(place) => bandStart(place) + bandWidth / 2} room={room} />
        )}
        {categories.map((category, place) => (
          <rect
            key={category}
            className={css.hit}
            {...band(place)}
            onPointerEnter={() => points.hover({ category: place, series: null })}
          />
        ))}
      </svg>
      {point && (
        <SeriesTip
          {...tipAt}
          width={width}
          point={point}
          category={categories[point.category] ?? ''}
          series={series}
          figures={figures}
          fill={fill}
        />
      )}
    </>
  );

  function valueOf({ category, series: at }: Bar) {
    const value = series[at]?.values[category] ?? null;
    return value === null ? '' : figures.plain(value);
  }

  function box({ start, thickness, from, length }: Bar) {
    // Zero is a value too: a line of one pixel shows that it was counted.
    const long = Math.max(1, length);
    return upright
      ? { x: start, y: from, width: thickness, height: long }
      : { x: from, y: start, width: long, height: thickness };
  }

  function band(category: number) {
    const start = bandStart(category) - (step - bandWidth) / 2;
    return upright
      ? { x: start, y: 0, width: step, height: height - 24 - lineHeight }
      : { x: room, y: start, width: width - room, height: step };
  }

  function pointOfTip() {
    const own = bars.filter(
      ({ category, series: at }) => category === point?.category && (point.series ?? at) === at,
    );
    const middle = bandStart(point?.category ?? 0) + bandWidth / 2;
    const first = own[0];
    if (upright) return { x: middle, y: Math.min(values.zero, ...own.map(({ from }) => from)) };
    return { x: first ? first.from + first.length / 2 : room, y: first ? first.start : middle };
  }
}

function barRoom(bars: number): number {
  return bars === 1 ? 44 : bars * 22 + 18;
}
