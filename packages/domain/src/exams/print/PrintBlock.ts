/** A piece of a text on paper. */
export interface PrintPiece {
  readonly text: string;
  readonly bold?: true;
}

interface Placed {
  /** How far from the margin, in steps. */
  readonly indent: 0 | 1;
  /** Stays on the page of the block after it. */
  readonly keep?: true;
}

interface TextBlock extends Placed {
  readonly kind: 'text';
  readonly pieces: readonly PrintPiece[];
  /** What stands before it: 'Câu 3.', 'B.'. */
  readonly label?: string;
  readonly look?: 'part' | 'note';
}

/** Short ones stand side by side. */
interface OptionsBlock extends Placed {
  readonly kind: 'options';
  readonly options: readonly { label: string; text: string }[];
}

interface PictureBlock extends Placed {
  readonly kind: 'picture';
  /** A data URL. */
  readonly source: string;
  readonly alt: string;
  /** In CSS pixels. */
  readonly width?: number;
}

/** Pages end between its rows only where it has a head. */
interface TableBlock extends Placed {
  readonly kind: 'table';
  readonly rows: readonly (readonly string[])[];
  readonly head?: true;
  /** Of the width, for each column. */
  readonly shares?: readonly number[];
}

/** Empty lines to write on. */
interface LinesBlock extends Placed {
  readonly kind: 'lines';
  readonly count: number;
}

/** A part of a printed exam that a page break does not cut, if it fits on a page; of `lines` each line. */
export type PrintBlock = TextBlock | OptionsBlock | PictureBlock | TableBlock | LinesBlock;

/** One version of an exam, or another document, to be printed from a new page. */
export interface PrintedSheet {
  readonly kind: 'paper' | 'key' | 'transcript';
  /** The code of the version; null where there is only one. */
  readonly code: string | null;
  readonly blocks: readonly PrintBlock[];
}
