import type { PrintBlock } from '@sen/domain/exams/print/PrintBlock';
import { leading, type PageSetter } from './PageSetter.ts';
import type { SetBlock } from './SetBlock.ts';

const size = 10;
const padding = 5;

/** The rows of a table, each a block; pages end between rows. */
export function setTable(
  setter: PageSetter,
  { rows, head, shares }: Extract<PrintBlock, { kind: 'table' }>,
  x: number,
  width: number,
): SetBlock[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => width * (shares?.[at] ?? 1 / columns));
  return rows.map((row, index) => {
    const isHead = head === true && index === 0;
    const cells = widths.map((wide, at) =>
      setter.lines(
        [{ text: row[at] ?? '', ...(isHead && { bold: true as const }) }],
        wide - 2 * padding,
        size,
      ),
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * size * leading + 2 * padding;
    return {
      height,
      above: index === 0 ? 4 : 0,
      keep: isHead,
      draw: (y: number) => {
        const { document } = setter;
        let left = x;
        widths.forEach((wide, at) => {
          if (isHead) document.rect(left, y, wide, height).fill('#eeeeee');
          document.rect(left, y, wide, height).lineWidth(0.6).strokeColor('#767676').stroke();
          setter.drawLines(cells[at] ?? [], left + padding, y + padding, { size });
          left += wide;
        });
      },
    };
  });
}
