import { useMessages } from '../../messages/useMessages';
import { chartMessages } from '../../private/chart/Chart.messages';
import { useFigures } from '../../private/chart/useFigures';
import * as css from './Sparkline.css';
import { sparkPath, sparkSize } from './sparkPath';

export interface SparklineProps {
  /** Describes the values: 'Học viên theo tháng'. Announced with the first, last, minimum and maximum value. */
  label: string;
  /** In chronological order; null for missing values. */
  values: readonly (number | null)[];
  /** Unit of the values: 'học viên', '%'. */
  unit?: string | undefined;
  format?: Intl.NumberFormatOptions | undefined;
}

/** A trend chart of the size of a word, beside its number. */
export function Sparkline({ label, values, unit, format }: SparklineProps) {
  const words = useMessages(chartMessages);
  const { full } = useFigures(unit, format);
  const counted = values.filter((value) => value !== null);
  const { path, end } = sparkPath(values);
  if (!end) return <span className={css.none}>{words.empty}</span>;
  const trend = words.trend(
    full(counted[0]),
    full(counted.at(-1)),
    full(Math.min(...counted)),
    full(Math.max(...counted)),
  );
  return (
    <svg
      role="img"
      aria-label={`${label}: ${trend}`}
      width={sparkSize.width}
      height={sparkSize.height}
      className={css.spark}
    >
      <path d={path} className={css.line} />
      <circle cx={end.x} cy={end.y} r="3" fill="currentColor" />
    </svg>
  );
}
