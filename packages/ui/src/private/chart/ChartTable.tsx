import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './chart.css';

export interface ChartTableData {
  head: readonly string[];
  rows: readonly { head: string; cells: readonly string[] }[];
}

interface ChartTableProps extends ChartTableData {
  caption: string;
  /** If false, the table is for screen readers only. */
  seen: boolean;
}

/** The values of a chart as a table. */
export function ChartTable({ caption, head, rows, seen }: ChartTableProps) {
  const table = (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={css.headCell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.head}>
            <th scope="row" className={css.rowHead}>
              {row.head}
            </th>
            {row.cells.map((cell, place) => (
              <td key={head[place + 1]} className={css.figureCell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!seen) return <div className={visuallyHidden}>{table}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable to be scrolled by keyboard
    <div className={css.tableFrame} role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
