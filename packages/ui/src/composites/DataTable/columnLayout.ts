import type { columnWidths } from './dataTableProps';
import { clampWidth } from './tableView';

type ColumnWidth = (typeof columnWidths)[number];

interface SizedColumn {
  key: string;
  width?: ColumnWidth | undefined;
}

/** Minimum width in rem, and the share of the remaining space. */
const kinds = {
  tiny: { least: 6.25, share: 0 },
  narrow: { least: 7, share: 1 },
  medium: { least: 9.75, share: 2 },
  wide: { least: 13, share: 3 },
  /** Takes nearly all that is left: the others are whole in their minimum, or as wide as their content. */
  widest: { least: 16, share: 40 },
} as const satisfies Record<ColumnWidth, { least: number; share: number }>;

/** The share of the table that a `widest` column is given before columns of low priority are shown, up to a width in rem. */
const comfortable = { share: 0.36, most: 25 };

const comfortableIn = (room: number) =>
  Math.max(kinds.widest.least, Math.min(comfortable.most, Math.floor(4 * comfortable.share * room) / 4));

/** The width in rem in which all columns are whole, and those that are `widest` are comfortable to read. */
export function comfortableWidth(
  columns: readonly SizedColumn[],
  edges: { select: boolean; menu: boolean },
  /** The table's width in rem. */
  room: number,
): number {
  const count = columns.filter(({ width }) => width === 'widest').length;
  return columnLayout(columns, edges).least + count * (comfortableIn(room) - kinds.widest.least);
}

/** Width in rem of the checkbox column and of the menu column. */
export const edgeWidth = 3.25;

interface KnownWidths {
  /** Widths set by the user, in rem, by column key. */
  set?: Readonly<Record<string, number>> | undefined;
  /** What the content of a column takes on one line, in rem, by column key. */
  content?: Readonly<Record<string, number>> | undefined;
  /** The table's width in rem. */
  room?: number | undefined;
}

/** The columns as a CSS grid template, and the width in rem below which the table scrolls horizontally. */
export function columnLayout(
  columns: readonly SizedColumn[],
  edges: { select: boolean; menu: boolean },
  { set = {}, content = {}, room }: KnownWidths = {},
): { template: string; least: number } {
  const edgeCount = Number(edges.select) + Number(edges.menu);
  const chosen = columns.map(({ key, width = 'medium' }) => {
    const own = set[key];
    if (own !== undefined) return { least: clampWidth(own), share: 0, wanted: 0 };
    const { least, share } = kinds[width];
    const isWidest = width === 'widest';
    const wanted = isWidest && room !== undefined ? comfortableIn(room) : (content[key] ?? 0);
    return { least, share, wanted, isWidest };
  });
  const total = () => chosen.reduce((sum, { least }) => sum + least, edgeCount * edgeWidth);

  // The widest are comfortable first. Of the others, as many as possible are whole.
  const growing = chosen.filter(({ share, least, wanted }) => share > 0 && wanted > least);
  const missing = ({ least, wanted }: { least: number; wanted: number }) => wanted - least;
  const [widest, others] = [true, false].map((of) =>
    growing.filter(({ isWidest = false }) => isWidest === of),
  );
  for (const column of [...(widest ?? []), ...(others ?? []).toSorted((a, b) => missing(a) - missing(b))])
    column.least += Math.max(0, Math.min(missing(column), (room ?? 0) - total()));

  // Where the room is too small for the minimums, columns give what their content does not need, the emptiest first.
  const spare = ({ least, wanted }: { least: number; wanted: number }) =>
    wanted > 0 ? Math.max(0, least - wanted) : 0;
  for (const column of chosen.toSorted((a, b) => spare(b) - spare(a)))
    if (room !== undefined) column.least -= Math.min(spare(column), Math.max(0, total() - room));

  const flexible = chosen.some(({ share }) => share > 0);
  const tracks = chosen.map(({ least, share }, place) => {
    if (share) return `minmax(${least}rem, ${share}fr)`;
    // If every width is set, the last column takes the remaining space, so that the table fills its frame.
    return !flexible && place === chosen.length - 1 ? `minmax(${least}rem, 1fr)` : `${least}rem`;
  });
  if (edges.select) tracks.unshift(`${edgeWidth}rem`);
  if (edges.menu) tracks.push(`${edgeWidth}rem`);
  return { template: tracks.join(' '), least: total() };
}
