import { CategoryLabels } from '../../private/chart/CategoryLabels';
import * as chart from '../../private/chart/chart.css';
import type { ChartSeries } from '../../private/chart/ChartProps';
import { markPath, seriesColor } from '../../private/chart/SeriesMark';
import { SeriesTip } from '../../private/chart/SeriesTip';
import { textRoom } from '../../private/chart/textRoom';
import type { Figures } from '../../private/chart/useFigures';
import type { Points } from '../../private/chart/usePoints';
import { valueScale } from '../../private/chart/valueScale';
import { ValueTicks } from '../../private/chart/ValueTicks';
import { lineHeight } from '../../private/chart/wrapLabel';
import * as css from './LineChart.css';
import { lineLayout, spreadLabels } from './lineLayout';

interface LineDrawingProps {
  width: number;
  categories: readonly string[];
  series: readonly (ChartSeries & { place: number })[];
  figures: Figures;
  points: Points;
}

const height = 288;
const along = [height - 24 - lineHeight, 14] as const;

/** Draws the lines for a given width; if there is room each is labelled at its end. */
export function LineDrawing({ width, categories, series, figures, points }: LineDrawingProps) {
  const counted = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const start = textRoom(valueScale(counted, along).ticks.map(({ value }) => figures.plain(value))) + 12;
  const named = width >= 600 && series.length > 1 && series.length <= 5;
  const end = named ? width - textRoom(series.map(({ label }) => label)) - 16 : width - 16;
  const { values, xOf, step, lines } = lineLayout(categories.length, series, [start + 12, end], along);
  const { point } = points;
  const wide = categories.length > 1 ? step : end - start;
  const ends = lines.map((line) => line.points.at(-1));
  const labelAt = spreadLabels(
    ends.map((last) => last?.y ?? along[0]),
    lineHeight,
    along[0],
  );

  return (
    <>
      <svg width={width} height={height} aria-hidden="true" className={chart.drawing}>
        <ValueTicks
          ticks={values.ticks}
          zero={values.zero}
          from={start}
          to={named ? end + 4 : width}
          direction="vertical"
          formatValue={figures.plain}
        />
        {point && (
          <line
            className={css.cursor}
            x1={xOf(point.category)}
            x2={xOf(point.category)}
            y1={along[1]}
            y2={along[0]}
          />
        )}
        {lines.map(({ path, points: marks }, index) => {
          const place = series[index]?.place ?? 0;
          const name = seriesColor(place);
          // A point without neighbours has no line, so it always has a mark.
          const dense = marks.length > 24;
          return (
            <g key={series[index]?.id} className={chart.paint[name]}>
              <path d={path} className={css.dash[name]} />
              {marks.map((mark) => {
                const active = mark.category === point?.category && (point.series ?? index) === index;
                return dense && !active ? null : (
                  <path
                    key={mark.category}
                    d={markPath(place, active ? 150 : 72)}
                    className={css.mark}
                    transform={`translate(${mark.x} ${mark.y})`}
                  />
                );
              })}
            </g>
          );
        })}
        {named &&
          series.map(({ id, label }, index) =>
            ends[index] ? (
              <text key={id} className={chart.strong} x={ends[index].x + 12} y={labelAt[index]} dy="0.32em">
                {label}
              </text>
            ) : null,
          )}
        <CategoryLabels
          categories={categories}
          at={xOf}
          step={wide}
          y={height - lineHeight - 4}
          lines={2}
          width={width}
        />
        {categories.map((category, place) => (
          <rect
            key={category}
            className={chart.hit}
            {...between(xOf(place) - wide / 2, xOf(place) + wide / 2)}
            y={0}
            height={along[0]}
            onPointerEnter={() => points.hover({ category: place, series: null })}
          />
        ))}
      </svg>
      {point && (
        <SeriesTip
          x={xOf(point.category)}
          y={topOf(point.category, point.series)}
          width={width}
          point={point}
          category={categories[point.category] ?? ''}
          series={series}
          figures={figures}
        />
      )}
    </>
  );

  /** Clamps to the drawing, so that nothing beside it is covered. */
  function between(from: number, to: number) {
    const x = Math.max(0, from);
    return { x, width: Math.min(width, to) - x };
  }

  function topOf(category: number, only: number | null) {
    const heights = lines.flatMap((line, index) =>
      only === null || only === index
        ? line.points.filter((mark) => mark.category === category).map(({ y }) => y)
        : [],
    );
    return Math.min(along[0], ...heights);
  }
}
