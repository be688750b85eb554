import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';
import { page, type PageSetter, textWidth } from './PageSetter.ts';
import type { PrintTask } from './PrintTask.ts';
import { sheetWords } from './sheetWords.ts';

const size = 8.5;

/** Below each page: the code of its sheet, and its number there. @param pages the sheet of each page */
export function drawFooters(
  setter: PageSetter,
  { language }: PrintTask,
  pages: readonly PrintedSheet[],
): void {
  const words = sheetWords[language];
  pages.forEach((sheet, index) => {
    const first = pages.indexOf(sheet);
    const last = pages.lastIndexOf(sheet);
    const number = words.pageOf(index - first + 1, last - first + 1);
    const named = sheet.code === null ? [] : [words.code(sheet.code)];
    const kind = sheet.kind === 'key' ? [words.key] : [];
    const text = [...kind, ...named, number].join(' · ');
    setter.document.switchToPage(index);
    const lines = setter.lines([{ text }], textWidth, size);
    const y = page.height - page.bottom + 24;
    setter.drawLines(lines, page.side, y, { size, align: 'center', width: textWidth, tone: '#555555' });
  });
}
