import type { PrintPiece } from '@sen/domain/exams/print/PrintBlock';
import type { FontRun, PrintFonts } from './PrintFonts.ts';

/** A line of text. */
export interface SetLine {
  runs: FontRun[];
  width: number;
}

/** The lines of a text in this width: broken at spaces, and inside a word only if it alone is wider. */
export function setLines(
  pieces: readonly PrintPiece[],
  { width, size, fonts }: { width: number; size: number; fonts: PrintFonts },
): SetLine[] {
  const lines: SetLine[] = [];
  let line: SetLine = { runs: [], width: 0 };
  const next = () => {
    lines.push(line);
    line = { runs: [], width: 0 };
  };
  const put = (runs: readonly FontRun[]) => {
    for (const run of runs) {
      const last = line.runs.at(-1);
      line.width += run.width;
      if (last?.font !== run.font) line.runs.push({ ...run, missing: [...run.missing] });
      else {
        last.text += run.text;
        last.width += run.width;
        last.missing.push(...run.missing);
      }
    }
  };
  for (const { text, bold = false } of pieces)
    for (const token of text.normalize('NFC').split(/([ \t]+)/)) {
      if (token === '') continue;
      const isSpace = /^[ \t]/.test(token);
      if (isSpace && line.width === 0) continue;
      const runs = fonts.runsOf(isSpace ? token.replaceAll('\t', ' ') : token, bold, size);
      const wide = widthOf(runs);
      if (line.width + wide > width && line.width > 0 && !isSpace) next();
      if (wide <= width || isSpace) put(runs);
      else
        for (const part of partsOf(token)) {
          const piece = fonts.runsOf(part, bold, size);
          if (line.width + widthOf(piece) > width && line.width > 0) next();
          put(piece);
        }
    }
  if (line.width > 0 || lines.length === 0) lines.push(line);
  return lines;
}

const widthOf = (runs: readonly FontRun[]) => runs.reduce((sum, run) => sum + run.width, 0);

/** The characters of a word, as people see them. */
function partsOf(word: string): string[] {
  return Array.from(new Intl.Segmenter('vi').segment(word), ({ segment }) => segment);
}
