import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './DescriptionList.css';
import { factColumns } from './factColumns';

export const descriptionListLooks = ['rows', 'columns', 'beside', 'figures'] as const;

export interface DescriptionListProps {
  /** `beside` keeps each term beside its details at any width, as in a card; `figures` sets off a few short numbers. */
  look?: (typeof descriptionListLooks)[number] | undefined;
  /** An item with undefined `details` is omitted. */
  items: readonly { term: string; details: ReactNode }[];
}

/** Name–value pairs that describe one item. */
export function DescriptionList({ look = 'rows', items }: DescriptionListProps) {
  const shown = items.filter(({ details }) => details !== undefined);
  const columns: CSSProperties & Record<`--${string}`, number> = {
    [css.columns]: factColumns(shown.length),
  };
  return (
    <dl className={classes(css.list, css.look[look])} style={look === 'columns' ? columns : undefined}>
      {shown.map(({ term, details }) => (
        <div key={term} className={css.pair[look]}>
          <dt className={css.term}>{term}</dt>
          <dd className={look === 'figures' ? css.figure : css.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
