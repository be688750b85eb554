/** The rows of the sections of a column; a section without rows is not shown. */
export type ColumnRows = readonly number[];

/** How high a column is, in rows: each section has a title. */
const heightOf = (rows: ColumnRows) => rows.reduce((sum, count) => sum + (count > 0 ? count + 1 : 0), 0);

/** Whether a section that may stand in either column leaves the higher one lower when it ends the first. */
export function endsFirstColumn(section: number, first: ColumnRows, second: ColumnRows): boolean {
  const [one, other] = [heightOf(first), heightOf(second)];
  const more = heightOf([section]);
  return Math.max(one + more, other) < Math.max(one, other + more);
}
