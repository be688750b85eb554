import * as css from '../../private/chart/chart.css';
import { lineHeight } from '../../private/chart/wrapLabel';
import { sideGap } from './sideRoom';

interface SideLabelsProps {
  labels: readonly string[][];
  at: (category: number) => number;
  /** Width beside the bars, in pixels. */
  room: number;
}

/** Category labels beside horizontal bars. */
export function SideLabels({ labels, at, room }: SideLabelsProps) {
  return labels.map((rows, place) => {
    const top = at(place) - ((rows.length - 1) * lineHeight) / 2;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a category is identified by its position
      <text key={place} className={css.strong} textAnchor="end">
        {rows.map((row, line) => (
          <tspan key={row} x={room - sideGap} y={top + line * lineHeight} dy="0.32em">
            {row}
          </tspan>
        ))}
      </text>
    );
  });
}
