import type { Language } from '@sen/api/contract/model';
import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';
import { page, type PageSetter, textWidth } from './PageSetter.ts';
import type { PrintTask } from './PrintTask.ts';
import { sheetWords } from './sheetWords.ts';

const size = 8.5;
const look = { size, align: 'center', width: textWidth, tone: '#555555' } as const;

/** Below each page: the code of its sheet, its number there, and what could not be printed on it. @param pages the sheet of each page */
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
    const below = setter.drawLines(lines, page.side, y, look);
    const missing = setter.missing.get(index);
    if (missing)
      setter.drawLines(
        setter.lines([{ text: noteOf(missing, language) }], textWidth, size),
        page.side,
        below,
        look,
      );
  });
}

/** Characters that a note names; the others are counted. */
const mostNamed = 8;

/** Which characters could not be printed, by what identifies them anywhere: they themselves cannot stand here either. */
function noteOf(missing: ReadonlySet<string>, language: Language): string {
  const codes = [...missing].map(
    (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const others = codes.length - mostNamed;
  return sheetWords[language].missing(
    [...codes.slice(0, mostNamed), ...(others > 0 ? [`+${others}`] : [])].join(', '),
  );
}
