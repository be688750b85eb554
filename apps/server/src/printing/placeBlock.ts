import type { PrintBlock } from '@sen/domain/exams/print/PrintBlock';
import { setOptions } from './setOptions.ts';
import { setTable } from './setTable.ts';
import { indentStep, type SetBlock, textSize } from './SetBlock.ts';
import { leading, page, type PageSetter, textWidth } from './PageSetter.ts';

const lineHeight = 24;

/** A block as it will be drawn; of options, tables and lines each row is one. */
export function placeBlock(setter: PageSetter, block: PrintBlock): SetBlock[] {
  const x = page.side + block.indent * indentStep;
  const width = textWidth - block.indent * indentStep;
  switch (block.kind) {
    case 'text':
      return setText(setter, block, x, width);
    case 'options':
      return kept(setOptions(setter, block.options, x, width), block);
    case 'table':
      return kept(setTable(setter, block, x, width), block);
    case 'lines':
      return Array.from({ length: block.count }, () => ({
        height: lineHeight,
        above: 0,
        keep: false,
        draw: (y) => setter.rule(x, y + lineHeight - 3, width, true),
      }));
    case 'picture':
      return setPicture(setter, block, x, width);
  }
}

/** Rows on one page; the last one stays with what follows if the block does. */
function kept(rows: readonly SetBlock[], block: PrintBlock): SetBlock[] {
  const isLong = block.kind === 'table' && block.head === true;
  return rows.map((row, index) => ({
    ...row,
    keep: index < rows.length - 1 ? row.keep || !isLong : block.keep === true,
  }));
}

/** More lines than these may be cut by the end of a page. */
const mostLines = 30;

function setText(
  setter: PageSetter,
  { pieces, label, look, keep }: Extract<PrintBlock, { kind: 'text' }>,
  x: number,
  width: number,
): SetBlock[] {
  const size = { part: 12, note: 9.5, usual: textSize }[look ?? 'usual'];
  const named = label === undefined ? [] : [{ text: `${label} `, bold: true as const }];
  const bold = look === 'part' ? pieces.map((piece) => ({ ...piece, bold: true as const })) : pieces;
  const lines = setter.lines([...named, ...bold], width, size);
  const above = look === 'part' ? 14 : label === undefined ? 3 : 10;
  const count = Math.ceil(lines.length / mostLines);
  return Array.from({ length: count }, (_, at) => {
    const some = lines.slice(at * mostLines, (at + 1) * mostLines);
    return {
      height: some.length * size * leading,
      above: at === 0 ? above : 0,
      keep: keep === true && at === count - 1,
      draw: (y) => setter.drawLines(some, x, y, { size, tone: look === 'note' ? '#555555' : 'black' }),
    };
  });
}

/** A CSS pixel in points. */
const pixel = 0.75;

function setPicture(
  setter: PageSetter,
  { source, alt, width: pixels, keep }: Extract<PrintBlock, { kind: 'picture' }>,
  x: number,
  room: number,
): SetBlock[] {
  const picture = opened(setter, source);
  if (!picture)
    return setText(
      setter,
      { kind: 'text', indent: 0, ...(keep && { keep }), pieces: [{ text: `[${alt}]` }] },
      x,
      room,
    );
  const mostHeight = (page.height - page.top - page.bottom) * 0.55;
  const wanted = (pixels ?? picture.width) * pixel;
  const scale = Math.min(wanted, room) / picture.width;
  const fitted = Math.min(scale, mostHeight / picture.height);
  const [width, height] = [picture.width * fitted, picture.height * fitted];
  return [
    {
      height,
      above: 4,
      keep: keep ?? false,
      draw: (y) => {
        setter.document.image(source, x, y, { width, height });
      },
    },
  ];
}

/** Null for a picture that cannot be read: its words stand in its place. */
function opened(setter: PageSetter, source: string): { width: number; height: number } | null {
  try {
    return setter.document.openImage(source);
  } catch {
    return null;
  }
}
