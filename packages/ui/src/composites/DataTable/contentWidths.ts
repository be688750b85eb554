import { isValidElement } from 'react';
import type { DataColumn } from './dataTableProps';

/** In rem: a character of the table's text on average, and the padding of a cell. */
const character = 0.47;
const padding = 1.25;

/** Longer texts are on two lines. */
const most = 16;

/** The button of a heading that sorts, with its arrow. */
const sorter = 1.5;

/** Rows beyond these look like them. */
const mostRows = 100;

/**
 * A column without a text in these, about those that are seen first, is taken for one of elements: making them only to look at them
 * would take as long as rendering them. Texts cost next to nothing and are all looked at, so that another order of the same rows
 * leaves the columns as they are.
 */
const mostElements = 15;

/**
 * What the texts of each column take on one line, in rem, at least the longest word of its heading. Reckoned, not measured, so that it is known before the first paint, and
 * in whole rem, so that columns seldom move when other rows are shown.
 */
export function contentWidths<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Readonly<Record<string, number>> {
  const shown = rows.slice(0, mostRows);
  const widths: Record<string, number> = {};
  for (const { key, header, sortable, cell, twoLines } of columns) {
    if (twoLines) continue;
    let longest = 0;
    let elements = 0;
    for (const row of shown) {
      const content = cell(row);
      if (typeof content === 'string') longest = Math.max(longest, content.length);
      else if (isValidElement(content)) elements += 1;
      if (longest === 0 && elements === mostElements) break;
    }
    if (longest === 0) continue;
    const word = Math.max(...header.split(' ').map(({ length }) => length));
    const heading = word * character + padding + (sortable ? sorter : 0);
    widths[key] = Math.min(most, Math.ceil(Math.max(longest * character + padding, heading)));
  }
  return widths;
}
