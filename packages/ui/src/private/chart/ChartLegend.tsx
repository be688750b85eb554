import { useMessages } from '../../messages/useMessages';
import { chartMessages } from './Chart.messages';
import * as css from './chart.css';
import { SeriesMark } from './SeriesMark';

interface ChartLegendProps {
  items: readonly { id: string; label: string; detail?: string | undefined }[];
  isShown: (id: string) => boolean;
  onToggle: (id: string) => void;
  fill?: ((place: number) => string) | undefined;
}

/** Names the series and toggles each. */
export function ChartLegend({ items, isShown, onToggle, fill }: ChartLegendProps) {
  const words = useMessages(chartMessages);
  const left = items.filter(({ id }) => isShown(id)).length;
  return (
    <div role="group" aria-label={words.legend} className={css.legend}>
      {items.map(({ id, label, detail }, place) => (
        <button
          key={id}
          type="button"
          className={css.legendItem}
          aria-pressed={isShown(id)}
          aria-disabled={left === 1 && isShown(id)}
          onClick={() => onToggle(id)}
        >
          <SeriesMark place={place} fill={fill?.(place)} />
          <span>
            {label}
            {detail !== undefined && <span className={css.tipFigure}>{detail}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
