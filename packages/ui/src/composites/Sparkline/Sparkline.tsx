import { useMessages } from '../../messages/useMessages';
import { chartMessages } from '../../private/chart/Chart.messages';
import { useFigures } from '../../private/chart/useFigures';
import * as css from './Sparkline.css';
import { sparkPath, sparkSize } from './sparkPath';

export interface SparklineProps {
  /** What goes on: 'Học viên theo tháng'. Read out with the first, last, least and greatest figure. */
  label: string;
  /** In the order of time; null where nothing was counted. */
  values: readonly (number | null)[];
  /** What is counted: 'học viên', '%'. */
  unit?: string | undefined;
  format?: Intl.NumberFormatOptions | undefined;
}

/** A trend as large as a word, beside the figure that it belongs to. */
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
