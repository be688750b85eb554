import * as css from './chart.css';
import { labelStep, letterWidth, lineHeight, wrapLabel } from './wrapLabel';

interface CategoryLabelsProps {
  categories: readonly string[];
  at: (category: number) => number;
  /** Pixels from one category to the next. */
  step: number;
  y: number;
  lines: number;
}

/** Below the drawing; where they would touch, every second or third is drawn, and the tip names the others. */
export function CategoryLabels({ categories, at, step, y, lines }: CategoryLabelsProps) {
  const every = labelStep(Math.min(76, longest(categories)), step);
  const room = (step * every - 8) / letterWidth;
  return (
    <g>
      {categories.map((category, place) =>
        place % every === 0 ? (
          <text key={category} className={css.label} x={at(place)} y={y} textAnchor="middle">
            {wrapLabel(category, room, lines).map((line, row) => (
              <tspan key={line} x={at(place)} dy={row === 0 ? 0 : lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        ) : null,
      )}
    </g>
  );
}

function longest(categories: readonly string[]): number {
  return Math.max(0, ...categories.map((category) => category.length)) * letterWidth + 8;
}
