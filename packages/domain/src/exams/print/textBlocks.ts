import { type Figure, figureInWords } from '../../questions/figures.ts';
import type { PrintBlock, PrintPiece } from './PrintBlock.ts';

interface TextPlace {
  readonly figures: readonly Figure[];
  readonly label?: string;
  readonly indent: 0 | 1;
  /** After the text, in its last line. */
  readonly end?: string;
  readonly keep?: true;
}

/** A blank to write in, with its number. */
export const blankOnPaper = (id: string) => `(${id}) ………………`;

/**
 * A text of a question as blocks: blanks are dotted, formulas stand in their line as text, pictures and tables below the text before
 * them. Line breaks stay.
 */
export function textBlocks(text: string, { figures, label, indent, end, keep }: TextPlace): PrintBlock[] {
  const blocks: PrintBlock[] = [];
  let pieces: PrintPiece[] = [];
  const base = { kind: 'text' as const, indent };
  const flush = () => {
    const isFirst = blocks.length === 0;
    if (pieces.some((piece) => piece.text.trim() !== '') || (isFirst && label !== undefined))
      blocks.push({ ...base, pieces, ...(isFirst && label !== undefined && { label }) });
    pieces = [];
  };
  for (const token of text.split(/(\[\[#[1-9]\d{0,2}\]\]|\r?\n)/)) {
    const id = /^\[\[#(\d+)\]\]$/.exec(token)?.[1];
    const figure = id === undefined ? undefined : figures.find((one) => one.id === id);
    if (id === undefined) {
      if (/^\r?\n$/.test(token)) flush();
      else pieces = [...pieces, { text: withBlanks(token) }];
    } else if (figure?.kind === 'formula') pieces = [...pieces, { text: formulaText(figure) }];
    else if (figure) {
      flush();
      blocks.push(figureBlock(figure, figures, indent));
    }
  }
  if (end !== undefined) pieces = [...pieces, { text: ` ${end}` }];
  flush();
  return keptTogether(blocks, keep);
}

/** Blocks of one page; `keep`: with what follows. */
export function keptTogether(blocks: readonly PrintBlock[], keep?: true): PrintBlock[] {
  return blocks.map((block, index) =>
    index < blocks.length - 1 || keep ? { ...block, keep: true as const } : block,
  );
}

/** The text in one line, for where only text can stand: pictures in words. */
export function lineOf(text: string, figures: readonly Figure[]): string {
  return withBlanks(text)
    .replaceAll(/\[\[#([1-9]\d{0,2})\]\]/g, (_, id: string) => {
      const figure = figures.find((one) => one.id === id);
      return figure?.kind === 'formula' ? formulaText(figure) : ` [${figureInWords(figure)}] `;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a text is more than one line of text. */
export function isBlockText(text: string, figures: readonly Figure[]): boolean {
  return /\n/.test(text) || figures.some(({ id, kind }) => kind !== 'formula' && text.includes(`[[#${id}]]`));
}

const withBlanks = (text: string) =>
  text.replaceAll(/\[\[\s*(\d{1,3})\s*\]\]/g, (_, id: string) => blankOnPaper(id));

/** The formula in one line of text. */
function formulaText({ alt, mathml }: Extract<Figure, { kind: 'formula' }>): string {
  const said = alt.trim();
  if (said !== '') return said;
  return mathml
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u2061-\u2064]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function figureBlock(
  figure: Exclude<Figure, { kind: 'formula' }>,
  figures: readonly Figure[],
  indent: 0 | 1,
): PrintBlock {
  if (figure.kind === 'table') {
    const others = figures.filter((one) => one !== figure);
    return { kind: 'table', rows: figure.rows.map((row) => row.map((cell) => lineOf(cell, others))), indent };
  }
  const { source, alt, width } = figure;
  return { kind: 'picture', source, alt, indent, ...(width !== undefined && { width }) };
}
