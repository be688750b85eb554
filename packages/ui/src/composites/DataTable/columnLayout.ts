import type { columnWidths } from './dataTableProps';
import { clampWidth } from './tableView';

type ColumnWidth = (typeof columnWidths)[number];

/** Minimum width in rem, and the share of the remaining space. */
const kinds = {
  tiny: { least: 6.25, share: 0 },
  narrow: { least: 7, share: 1 },
  medium: { least: 9.75, share: 2 },
  wide: { least: 13, share: 3 },
  /** Takes nearly all that is left: the others are whole in their minimum. */
  widest: { least: 16, share: 40 },
} as const satisfies Record<ColumnWidth, { least: number; share: number }>;

/** The share of the table that a `widest` column is given before columns of low priority are shown, up to a width in rem. */
const comfortable = { share: 0.36, most: 25 };

/** The width in rem in which all columns are whole, and those that are `widest` are comfortable to read. */
export function comfortableWidth(
  columns: readonly { key: string; width?: ColumnWidth | undefined }[],
  edges: { select: boolean; menu: boolean },
  /** The table's width in rem. */
  room: number,
): number {
  const wanted = Math.min(comfortable.most, comfortable.share * room);
  const count = columns.filter(({ width }) => width === 'widest').length;
  return columnLayout(columns, edges).least + count * Math.max(0, wanted - kinds.widest.least);
}

/** Width in rem of the checkbox column and of the menu column. */
export const edgeWidth = 3.25;

/** The columns as a CSS grid template, and the width in rem below which the table scrolls horizontally. */
export function columnLayout(
  columns: readonly { key: string; width?: ColumnWidth | undefined }[],
  edges: { select: boolean; menu: boolean },
  /** Widths set by the user, in rem, by column key. */
  widths: Readonly<Record<string, number>> = {},
): { template: string; least: number } {
  const chosen = columns.map(({ key, width = 'medium' }) => {
    const set = widths[key];
    return set === undefined ? kinds[width] : { least: clampWidth(set), share: 0 };
  });
  const flexible = chosen.some(({ share }) => share > 0);
  const tracks = chosen.map(({ least, share }, place) => {
    if (share) return `minmax(${least}rem, ${share}fr)`;
    // If every width is set, the last column takes the remaining space, so that the table fills its frame.
    return !flexible && place === chosen.length - 1 ? `minmax(${least}rem, 1fr)` : `${least}rem`;
  });
  if (edges.select) tracks.unshift(`${edgeWidth}rem`);
  if (edges.menu) tracks.push(`${edgeWidth}rem`);
  const edgeCount = Number(edges.select) + Number(edges.menu);
  const least = chosen.reduce((sum, width) => sum + width.least, edgeCount * edgeWidth);
  return { template: tracks.join(' '), least };
}
