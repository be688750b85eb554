import * as css from './chart.css';
import { textRoom } from './textRoom';
import { labelStep, lineHeight, wrapLabel } from './wrapLabel';

interface CategoryLabelsProps {
  categories: readonly string[];
  at: (category: number) => number;
  /** Pixels from one category to the next. */
  step: number;
  y: number;
  lines: number;
  /** Width of the drawing; the last label must not exceed it. */
  width: number;
}

/** Labels below the drawing; if they would overlap, only every second or third is drawn, and the tooltip names the others. */
export function CategoryLabels({ categories, at, step, y, lines, width }: CategoryLabelsProps) {
  const every = labelStep(Math.min(76, textRoom(categories) + 8), step);
  const room = step * every - 8;
  return (
    <g>
      {categories.map((category, place) => {
        if (place % every !== 0) return null;
        const rows = wrapLabel(category, room, lines);
        const x = Math.min(at(place), width - textRoom(rows) / 2);
        return (
          <text key={category} className={css.label} y={y} textAnchor="middle">
            {rows.map((line, row) => (
              <tspan key={line} x={x} dy={row === 0 ? 0 : lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
