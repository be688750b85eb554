import type { Readable } from 'node:stream';
import type { ImportKind, ImportReport, Language } from '@sen/api/contract/model';
import { wordKey } from '@sen/domain/imports/wordKey';
import { sheetStream } from './sheetStream.ts';
import type { SheetCells, StreamedSheet } from './StreamedSheet.ts';

const words = {
  vi: { sheet: 'Dòng lỗi', reason: 'Lỗi cần sửa' },
  en: { sheet: 'Invalid rows', reason: 'Errors to fix' },
} as const;

const fileNames = {
  members: { vi: 'thanh-vien-dong-loi', en: 'members-invalid-rows' },
  questions: { vi: 'cau-hoi-dong-loi', en: 'questions-invalid-rows' },
  students: { vi: 'danh-sach-lop-dong-loi', en: 'class-list-invalid-rows' },
} as const satisfies Record<ImportKind, Record<Language, string>>;

/** Headings of the reasons in files downloaded before they had this name. */
const earlierReasons = ['Lý do từ chối', 'Reason of refusal'];

const reasons = new Set(
  [...Object.values(words).map(({ reason }) => reason), ...earlierReasons].map(wordKey),
);

interface RefusedRow {
  /** The cells as typed, by place. */
  cells: readonly string[];
  errors: ImportReport['rows'][number]['errors'];
}

export function refusedFileName(kind: ImportKind, language: Language): string {
  return fileNames[kind][language];
}

/**
 * A file of refused rows as they were typed, with a column of reasons. The reasons of an earlier try are outdated and
 * left out.
 */
export function refusedFile(
  { format, language, headers }: Pick<StreamedSheet, 'format'> & { language: Language; headers: string[] },
  parts: AsyncIterable<readonly RefusedRow[]>,
): Readable {
  const { sheet: name, reason } = words[language];
  const places = headers.flatMap((heading, place) => (reasons.has(wordKey(heading)) ? [] : [place]));
  const columns = [...places.map(() => ({ width: 22 })), { width: 60 }];
  async function* rows(): AsyncGenerator<SheetCells[]> {
    yield [[...places.map((place) => headers[place] ?? ''), reason]];
    for await (const part of parts) {
      if (part.length === 0) continue;
      yield part.map(({ cells, errors }) => [
        ...places.map((place) => cells[place] ?? ''),
        errors.map(({ header, message }) => `${header}: ${message}`).join('\n'),
      ]);
    }
  }
  return sheetStream({ format, name, columns }, rows());
}
