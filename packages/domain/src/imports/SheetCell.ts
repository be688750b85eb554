/** A cell that holds a number: what it shows (with a decimal comma), and the number that the text means. */
export interface NumberCell {
  readonly text: string;
  readonly number: number;
}

/** A cell of a row; undefined when the row is short. */
export type SheetCell = string | NumberCell | undefined;
