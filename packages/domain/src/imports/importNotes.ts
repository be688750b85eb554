import type { Language } from '@sen/api/contract/model';
import { importLimits } from './importLimits.ts';

/** A notice about how a file was read. */
export interface ImportNote {
  code: 'headingsBelow' | 'hiddenRows' | 'moreColumns' | 'perhapsOfTen' | 'otherNames';
  message: string;
}

/** How a sheet was read: its heading row, whether non-empty rows precede it, the number of hidden non-empty rows, and whether there are columns that are not read. */
export interface SheetReading {
  headingRow: number;
  isBelow: boolean;
  hiddenRows: number;
  /** Absent of an import older than this. */
  hasMore?: boolean;
}

const words = {
  headingsBelow: {
    vi: 'Tiêu đề cột được lấy ở dòng {row}; các dòng phía trên được bỏ qua.',
    en: 'The headings are those of row {row}; the rows above it are left out.',
  },
  hiddenRows: {
    vi: 'Trang tính có {count} dòng đang ẩn; các dòng này cũng được đọc.',
    en: 'Hidden rows of the sheet: {count}. They are read too.',
  },
  moreColumns: {
    vi: 'Chỉ {max} cột đầu tiên được đọc. Nếu cột cần nhập nằm phía sau, hãy xóa bớt cột thừa rồi chọn lại tệp.',
    en: 'Only the first {max} columns are read. If you need a later one, delete columns before it and choose the file again.',
  },
} as const satisfies Record<
  Exclude<ImportNote['code'], 'perhapsOfTen' | 'otherNames'>,
  Record<Language, string>
>;

export function importNotes(
  { headingRow, isBelow, hiddenRows, hasMore = false }: SheetReading,
  language: Language,
): ImportNote[] {
  const note = (code: keyof typeof words, name: string, value: number): ImportNote => ({
    code,
    message: words[code][language].replace(`{${name}}`, new Intl.NumberFormat(language).format(value)),
  });
  return [
    ...(isBelow ? [note('headingsBelow', 'row', headingRow)] : []),
    ...(hiddenRows > 0 ? [note('hiddenRows', 'count', hiddenRows)] : []),
    ...(hasMore ? [note('moreColumns', 'max', importLimits.columns)] : []),
  ];
}
