import * as css from '../../private/chart/chart.css';
import { letterWidth, lineHeight, wrapLabel } from '../../private/chart/wrapLabel';

interface SideLabelsProps {
  categories: readonly string[];
  at: (category: number) => number;
  /** Pixels beside the bars. */
  room: number;
  /** Pixels from one category to the next. */
  step: number;
}

/** The categories beside lying bars, in as many lines as a bar is high. */
export function SideLabels({ categories, at, room, step }: SideLabelsProps) {
  const lines = Math.max(1, Math.min(3, Math.floor(step / lineHeight)));
  return categories.map((category, place) => {
    const rows = wrapLabel(category, (room - 12) / letterWidth, lines);
    const top = at(place) - ((rows.length - 1) * lineHeight) / 2;
    return (
      <text key={category} className={css.strong} textAnchor="end">
        {rows.map((row, line) => (
          <tspan key={row} x={room - 12} y={top + line * lineHeight} dy="0.32em">
            {row}
          </tspan>
        ))}
      </text>
    );
  });
}
