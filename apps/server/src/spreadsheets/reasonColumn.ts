import type { ImportKind, ImportReport, Language, RefusedContent } from '@sen/api/contract/model';
import { wordKey } from '@sen/domain/imports/wordKey';

export const reasonWords = {
  vi: { sheet: 'Dòng lỗi', reason: 'Lỗi cần sửa' },
  en: { sheet: 'Invalid rows', reason: 'Errors to fix' },
} as const;

const fileNames = {
  refused: {
    members: { vi: 'thanh-vien-dong-loi', en: 'members-invalid-rows' },
    questions: { vi: 'cau-hoi-dong-loi', en: 'questions-invalid-rows' },
    students: { vi: 'danh-sach-lop-dong-loi', en: 'class-list-invalid-rows' },
    scores: { vi: 'diem-dong-loi', en: 'scores-invalid-rows' },
  },
  all: {
    members: { vi: 'thanh-vien-kem-cot-loi', en: 'members-with-errors' },
    questions: { vi: 'cau-hoi-kem-cot-loi', en: 'questions-with-errors' },
    students: { vi: 'danh-sach-lop-kem-cot-loi', en: 'class-list-with-errors' },
    scores: { vi: 'diem-kem-cot-loi', en: 'scores-with-errors' },
  },
} as const satisfies Record<RefusedContent, Record<ImportKind, Record<Language, string>>>;

/** Headings of the reasons in files downloaded before they had this name. */
const earlierReasons = ['Lý do từ chối', 'Reason of refusal'];

const reasons = new Set(
  [...Object.values(reasonWords).map(({ reason }) => reason), ...earlierReasons].map(wordKey),
);

export function refusedFileName(kind: ImportKind, content: RefusedContent, language: Language): string {
  return fileNames[content][kind][language];
}

/** The places of the columns without those of the reasons of an earlier try, which are outdated. */
export function withoutReasons(headers: readonly string[]): number[] {
  return headers.flatMap((heading, place) => (reasons.has(wordKey(heading)) ? [] : [place]));
}

/** What is wrong with a row, an error a line; empty for a good one. */
export function reportedReasons(errors: ImportReport['rows'][number]['errors']): string {
  return errors.map(({ header, message }) => `${header}: ${message}`).join('\n');
}
