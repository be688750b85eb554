import { useId } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { chartMessages } from '../../private/chart/Chart.messages';
import { ChartFrame } from '../../private/chart/ChartFrame';
import { ChartLegend } from '../../private/chart/ChartLegend';
import type { ChartText } from '../../private/chart/ChartProps';
import { seriesColor } from '../../private/chart/SeriesMark';
import { patternFill } from '../../private/chart/SeriesPatterns';
import { useFigures } from '../../private/chart/useFigures';
import { usePoints } from '../../private/chart/usePoints';
import { useShown } from '../../private/chart/useShown';
import { formatShare } from '../../private/formatPercent';
import { DonutDrawing } from './DonutDrawing';
import { atMostEight, donutLayout, type DonutItem } from './donutLayout';

export interface DonutChartProps extends ChartText {
  /** Describes the items; heads the table's first column: 'Trạng thái'. */
  categoryLabel: string;
  /** In a meaningful order; of more than eight the rest is combined. */
  items: readonly DonutItem[];
}

/** Shows how a whole is divided into a few parts. */
export function DonutChart({ items: all, categoryLabel, ...props }: DonutChartProps) {
  const base = useId();
  const words = useMessages(chartMessages);
  const figures = useFigures(props.unit, props.format);
  const language = useLanguage();
  const percent = (share: number) => formatShare(share, language, 1);
  const items = atMostEight(all, words.others);
  const { shown, isShown, toggle } = useShown(items);
  const slices = donutLayout(shown, 100);
  const points = usePoints(shown.length, 1);
  const fill = (place: number) => patternFill(base, seriesColor(place));
  const shareOf = (id: string) => percent(slices.find((slice) => slice.id === id)?.share ?? 0);
  const active = points.point ? shown[points.point.category] : undefined;
  const whole = donutLayout(items, 100);
  return (
    <ChartFrame
      {...props}
      empty={!items.some(({ value }) => value > 0)}
      points={points}
      announcement={active ? `${active.label}: ${figures.full(active.value)}, ${shareOf(active.id)}` : ''}
      table={{
        head: [categoryLabel, words.value, words.share],
        rows: items.map(({ label, value }, place) => ({
          head: label,
          cells: [figures.full(value), percent(whole[place]?.share ?? 0)],
        })),
      }}
      legend={
        <ChartLegend
          items={items.map(({ id, label }) => ({
            id,
            label,
            detail: isShown(id) ? shareOf(id) : undefined,
          }))}
          isShown={isShown}
          onToggle={toggle}
          fill={fill}
        />
      }
    >
      {(width) => (
        <DonutDrawing
          base={base}
          width={width}
          items={shown.map((item) => ({ ...item, place: items.indexOf(item) }))}
          figures={figures}
          points={points}
          totalLabel={words.total}
          shareOf={shareOf}
        />
      )}
    </ChartFrame>
  );
}
