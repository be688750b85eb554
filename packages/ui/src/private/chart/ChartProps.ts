import type { HeadingLevel } from '../../components/Heading/Heading';

export interface ChartSeries {
  id: string;
  label: string;
  /** One per category, in their order; null where nothing was counted. */
  values: readonly (number | null)[];
}

/** What every chart with a title can say. */
export interface ChartText {
  title: string;
  level?: HeadingLevel | undefined;
  /** One sentence on what it shows, best with what one sees in it. */
  description?: string | undefined;
  /** What is counted, said after every figure: 'học viên', '%'. */
  unit?: string | undefined;
  /** How figures are written; 1.234,5 without. */
  format?: Intl.NumberFormatOptions | undefined;
  loading?: boolean | undefined;
  /** Why there is no chart, in words for people. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export interface ChartData {
  /** What the categories are, the head of the table's first column: 'Tháng'. */
  categoryLabel: string;
  categories: readonly string[];
  /** At most eight; more cannot be told apart. */
  series: readonly ChartSeries[];
}

/** A datum: which category, and which series of those that are shown; null is all of them. */
export interface ChartPoint {
  category: number;
  series: number | null;
}
