import { leading, type PageSetter } from './PageSetter.ts';
import { indentStep, type SetBlock, textSize } from './SetBlock.ts';

interface Option {
  label: string;
  text: string;
}

const gap = 12;

/** Options in columns: as many as leave each on one line. */
export function setOptions(
  setter: PageSetter,
  options: readonly Option[],
  x: number,
  width: number,
): SetBlock[] {
  const lineOf = ({ label, text }: Option) =>
    setter.lines([{ text: `${label} `, bold: true }, { text }], Infinity, textSize)[0];
  const widest = Math.max(...options.map((option) => lineOf(option)?.width ?? 0));
  const columns = columnsFor(options.length).find((count) => widest <= columnWidth(width, count)) ?? 1;
  if (columns === 1) return options.map((option) => setOption(setter, option, x, width));
  const rows = Array.from({ length: Math.ceil(options.length / columns) }, (_, row) =>
    options.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => ({
    height: textSize * leading,
    above: 2,
    keep: false,
    draw: (y) =>
      row.forEach((option, column) => {
        const line = lineOf(option);
        const left = x + column * (columnWidth(width, columns) + gap);
        if (line) setter.drawLines([line], left, y, { size: textSize });
      }),
  }));
}

const columnsFor = (count: number) => (count < 4 ? [count] : [4, 2]);
const columnWidth = (width: number, count: number) => (width - gap * (count - 1)) / count;

/** Lines after the first begin under the text, not under the label. */
function setOption(setter: PageSetter, { label, text }: Option, x: number, width: number): SetBlock {
  const lines = setter.lines([{ text }], width - indentStep, textSize);
  const labels = setter.lines([{ text: label, bold: true }], Infinity, textSize);
  return {
    height: lines.length * textSize * leading,
    above: 2,
    keep: false,
    draw: (y) => {
      setter.drawLines(labels, x, y, { size: textSize });
      setter.drawLines(lines, x + indentStep, y, { size: textSize });
    },
  };
}
