import type { Figure } from '../../questions/figures.ts';

/** What sets a piece of text apart from its surroundings. */
export const pieceMarks = ['underlined', 'highlighted', 'coloured', 'bold'] as const;
export type PieceMark = (typeof pieceMarks)[number];

/** A piece of a line with one appearance. */
export interface Piece {
  readonly text: string;
  readonly marks: readonly PieceMark[];
}

/** What a line held that was read in another way than it looks, or not at all. */
export type LineNote = 'trackedChange' | 'textBox' | 'objectLeft' | 'symbolUnknown';

/** A paragraph, or a line of one. */
export interface PaperLine {
  readonly pieces: readonly Piece[];
  readonly notes: readonly LineNote[];
}

export interface PaperTable {
  readonly kind: 'table';
  /** The lines of each cell. */
  readonly rows: readonly (readonly (readonly PaperLine[])[])[];
}

export type PaperBlock = { readonly kind: 'line'; readonly line: PaperLine } | PaperTable;

/** A picture of the file that is yet to be loaded. */
export interface PictureRef {
  readonly id: string;
  readonly kind: 'file';
  /** Its name in the archive, or its own bytes in Base64. */
  readonly path: string;
  readonly base64?: string;
  readonly alt: string;
  readonly width?: number;
}

export type PaperFigure = Figure | PictureRef;

/** A paper as its file has it. */
export interface PaperText {
  readonly blocks: readonly PaperBlock[];
  /** By the ids that the lines show. */
  readonly figures: ReadonlyMap<string, PaperFigure>;
}

export function lineText({ pieces }: PaperLine): string {
  return pieces.map(({ text }) => text).join('');
}

/** A part of a line, by places in its text. */
export function sliceLine(line: PaperLine, from: number, to = Number.POSITIVE_INFINITY): PaperLine {
  let place = 0;
  const pieces: Piece[] = [];
  for (const { text, marks } of line.pieces) {
    const cut = text.slice(Math.max(0, from - place), Math.max(0, to - place));
    if (cut !== '') pieces.push({ text: cut, marks });
    place += text.length;
  }
  return { pieces, notes: line.notes };
}

/** Whether all that is printed of a line has this mark. */
export function isMarked({ pieces }: PaperLine, mark: PieceMark): boolean {
  const printed = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) || text.includes('[[#'));
  return printed.length > 0 && printed.every(({ marks }) => marks.includes(mark));
}

export function plainLine(text: string): PaperLine {
  return { pieces: [{ text, marks: [] }], notes: [] };
}
