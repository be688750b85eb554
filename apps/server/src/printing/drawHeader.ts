import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';
import { page, type PageSetter, textWidth } from './PageSetter.ts';
import type { PrintTask } from './PrintTask.ts';
import { sheetWords } from './sheetWords.ts';

/** Organisation, title, duration and code, and on a paper the lines for who answers it. */
export function drawHeader(setter: PageSetter, task: PrintTask, { kind, code }: PrintedSheet): void {
  const words = sheetWords[task.language];
  const half = textWidth / 2 - 8;
  const small = 9.5;
  const right = [...(task.isDraft ? [words.draft] : []), ...(code === null ? [] : [words.code(code)])].join(
    ' · ',
  );
  const start = setter.lines([{ text: task.organisation }], half, small);
  const end = setter.lines([{ text: right, bold: true }], half, small);
  setter.y = Math.max(
    setter.drawLines(start, page.side, setter.y, { size: small }),
    setter.drawLines(end, page.side + textWidth - half, setter.y, { size: small, align: 'end', width: half }),
  );
  setter.y += 10;
  // The title of another document says what it is.
  if (kind !== 'transcript') centred(words[kind], 10, true);
  centred(task.title, 14, true);
  if (task.minutes !== null) centred(words.duration(task.minutes), 10, false);
  if (kind === 'paper') drawPerson(setter, words.name, words.number);
  setter.y += 8;
  setter.rule(page.side, setter.y, textWidth);
  setter.y += 4;

  function centred(text: string, size: number, bold: boolean): void {
    const lines = setter.lines([{ text, ...(bold && { bold: true as const }) }], textWidth, size);
    setter.y = setter.drawLines(lines, page.side, setter.y, { size, align: 'center', width: textWidth });
  }
}

function drawPerson(setter: PageSetter, name: string, number: string): void {
  const size = 10;
  const split = textWidth * 0.6;
  setter.y += 12;
  for (const [label, x, width] of [
    [name, page.side, split - 16],
    [number, page.side + split, textWidth - split],
  ] as const) {
    const lines = setter.lines([{ text: label }], width, size);
    setter.drawLines(lines, x, setter.y, { size });
    const begin = (lines[0]?.width ?? 0) + 4;
    setter.rule(x + begin, setter.y + size * 1.2, width - begin, true);
  }
  setter.y += size * 1.6;
}
