/** A numeric cell: the displayed text (with a decimal comma) and its value. */
export interface NumberCell {
  readonly text: string;
  readonly number: number;
}

/** A cell of a row; undefined if the row is short. */
export type SheetCell = string | NumberCell | undefined;
