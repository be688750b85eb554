import * as chart from '../../private/chart/chart.css';
import { ChartTip } from '../../private/chart/ChartTip';
import { seriesColor } from '../../private/chart/SeriesMark';
import { patternFill, SeriesPatterns } from '../../private/chart/SeriesPatterns';
import type { Figures } from '../../private/chart/useFigures';
import type { Points } from '../../private/chart/usePoints';
import * as css from './DonutChart.css';
import { donutLayout, type DonutItem } from './donutLayout';

interface DonutDrawingProps {
  base: string;
  width: number;
  items: readonly (DonutItem & { place: number })[];
  figures: Figures;
  points: Points;
  totalLabel: string;
  shareOf: (id: string) => string;
}

/** The ring with its sum in the middle. */
export function DonutDrawing({
  base,
  width,
  items,
  figures,
  points,
  totalLabel,
  shareOf,
}: DonutDrawingProps) {
  const size = Math.min(width, 248);
  const radius = size / 2 - 6;
  const slices = donutLayout(items, radius);
  const total = items.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const place = points.point?.category ?? -1;
  const [active, slice] = [items[place], slices[place]];
  return (
    <>
      <svg width={width} height={size} aria-hidden="true" className={chart.drawing}>
        <SeriesPatterns base={base} />
        <g transform={`translate(${width / 2} ${size / 2})`}>
          {slices.map(({ id, path }, index) => (
            <path
              key={id}
              d={path}
              fill={patternFill(base, seriesColor(items[index]?.place ?? 0))}
              className={css.slice}
              onPointerEnter={() => points.hover({ category: index, series: null })}
            />
          ))}
          {slice && <path d={slice.path} className={chart.activeMark} />}
          <text className={css.total} textAnchor="middle" y="2">
            {figures.plain(total)}
          </text>
          <text className={chart.label} textAnchor="middle" y="24">
            {totalLabel}
          </text>
        </g>
      </svg>
      {active && slice && (
        <ChartTip
          x={width / 2 + slice.x}
          y={size / 2 + slice.y}
          width={width}
          // Away from the sum in the middle.
          side={slice.y < 0 ? 'above' : 'below'}
          title={active.label}
        >
          <span>
            {figures.full(active.value)}, {shareOf(active.id)}
          </span>
        </ChartTip>
      )}
    </>
  );
}
