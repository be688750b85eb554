import type { SimpleSheet } from '@sen/api/contract/model';
import { columnLetter } from '@sen/domain/imports/columnLetter';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { memo } from 'react';
import * as css from './SimpleFileView.css';
import { words } from './words';

/** The cells of a sheet under the letters of their columns, as spreadsheets show them. */
export const SheetTable = memo(function SheetTable({ sheet: { name, rows } }: { sheet: SimpleSheet }) {
  const columns = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, place) =>
    columnLetter(place),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it must be focusable to be scrolled
    <div className={css.sheet} role="region" aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{words('row')}</VisuallyHidden>
            </th>
            {columns.map((letter) => (
              <th key={letter} scope="col" className={css.letter}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row" className={css.number}>
                {number}
              </th>
              {columns.map((letter, place) => {
                const cell = cells[place] ?? '';
                return typeof cell === 'string' ? (
                  <td key={letter} className={css.cell}>
                    {cell}
                  </td>
                ) : (
                  <td key={letter} className={css.cell} data-number>
                    {cell.number}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
