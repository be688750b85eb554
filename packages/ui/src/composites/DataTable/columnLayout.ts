import type { columnWidths } from './dataTableProps';

type ColumnWidth = (typeof columnWidths)[number];

/** The least width in rem, and the share of what is left. */
const widths = {
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
  columns: readonly { width?: ColumnWidth | undefined }[],
  edges: { select: boolean; menu: boolean },
): { template: string; least: number } {
  const chosen = columns.map(({ width = 'medium' }) => widths[width]);
  const tracks = chosen.map(({ least, share }) =>
    share ? `minmax(${least}rem, ${share}fr)` : `${least}rem`,
  );
  if (edges.select) tracks.unshift(`${edgeWidth}rem`);
  if (edges.menu) tracks.push(`${edgeWidth}rem`);
  const edgeCount = Number(edges.select) + Number(edges.menu);
  const least = chosen.reduce((sum, width) => sum + width.least, edgeCount * edgeWidth);
  return { template: tracks.join(' '), least };
}
