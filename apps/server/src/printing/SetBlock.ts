/** A block that knows its height before it is drawn. */
export interface SetBlock {
  height: number;
  /** The space above it, which the top of a page swallows. */
  above: number;
  /** Stays on the page of the block after it. */
  keep: boolean;
  draw: (y: number) => void;
}

export const textSize = 10.5;
/** How far an indented text is from the margin. */
export const indentStep = 18;
