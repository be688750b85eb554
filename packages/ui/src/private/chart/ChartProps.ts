import type { HeadingLevel } from '../../components/Heading/Heading';

export interface ChartSeries {
  id: string;
  label: string;
  /** One per category, in order; null without data. */
  values: readonly (number | null)[];
}

/** The text props of every chart with a title. */
export interface ChartText {
  title: string;
  level?: HeadingLevel | undefined;
  /** One sentence that describes the chart, preferably with its conclusion. */
  description?: string | undefined;
  /** The unit, displayed after every value: 'học viên', '%'. */
  unit?: string | undefined;
  /** Number format; 1.234,5 by default. */
  format?: Intl.NumberFormatOptions | undefined;
  loading?: boolean | undefined;
  /** An error message, displayed instead of the chart. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export interface ChartData {
  /** The name of the categories, the header of the table's first column: 'Tháng'. */
  categoryLabel: string;
  categories: readonly string[];
  /** At most eight; more are not distinguishable. */
  series: readonly ChartSeries[];
}

/** A data point: category and visible series by index; null is all series. */
export interface ChartPoint {
  category: number;
  series: number | null;
}
