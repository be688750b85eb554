import type { columnWidths } from './dataTableProps';
import { clampWidth } from './tableView';

type ColumnWidth = (typeof columnWidths)[number];

/** The least width in rem, and the share of what is left. */
const kinds = {
  tiny: { least: 6.25, share: 0 },
  narrow: { least: 7, share: 1 },
  medium: { least: 9, share: 2 },
  wide: { least: 13, share: 3 },
  widest: { least: 16, share: 5 },
} as const satisfies Record<ColumnWidth, { least: number; share: number }>;

/** The column of checkboxes and the one of menus. */
export const edgeWidth = 3.25;

/** The columns as a CSS grid template, and the width in rem below which the table scrolls sideways. */
export function columnLayout(
  columns: readonly { key: string; width?: ColumnWidth | undefined }[],
  edges: { select: boolean; menu: boolean },
  /** What somebody has set, in rem, by key. */
  widths: Readonly<Record<string, number>> = {},
): { template: string; least: number } {
  const chosen = columns.map(({ key, width = 'medium' }) => {
    const set = widths[key];
    return set === undefined ? kinds[width] : { least: clampWidth(set), share: 0 };
  });
  const flexible = chosen.some(({ share }) => share > 0);
  const tracks = chosen.map(({ least, share }, place) => {
    if (share) return `minmax(${least}rem, ${share}fr)`;
    // Where every width is set the last one takes what is left: no table ends before its frame does.
    return !flexible && place === chosen.length - 1 ? `minmax(${least}rem, 1fr)` : `${least}rem`;
  });
  if (edges.select) tracks.unshift(`${edgeWidth}rem`);
  if (edges.menu) tracks.push(`${edgeWidth}rem`);
  const edgeCount = Number(edges.select) + Number(edges.menu);
  const least = chosen.reduce((sum, width) => sum + width.least, edgeCount * edgeWidth);
  return { template: tracks.join(' '), least };
}
