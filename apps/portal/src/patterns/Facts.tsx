import type { ReactNode } from 'react';
import * as css from './Facts.css';

/** Short facts in a row, with a separator between two of one line, and none at the end or the beginning of a line. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={css.frame}>
      <span className={css.row}>
        {facts.map((fact, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts have no id, and a place of their own
          <span key={place} className={css.fact}>
            <span className={css.mark}>{place === 0 ? '' : ' · '}</span>
            <span>{fact}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
