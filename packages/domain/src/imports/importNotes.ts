import type { Language } from '@sen/api/contract/model';

/** A notice about how a file was read. */
export interface ImportNote {
  code: 'headingsBelow' | 'hiddenRows';
  message: string;
}

/** How a sheet was read: its heading row, whether non-empty rows precede it, and the number of hidden non-empty rows. */
export interface SheetReading {
  headingRow: number;
  isBelow: boolean;
  hiddenRows: number;
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
} as const satisfies Record<ImportNote['code'], Record<Language, string>>;

export function importNotes(
  { headingRow, isBelow, hiddenRows }: SheetReading,
  language: Language,
): ImportNote[] {
  const note = (code: ImportNote['code'], name: string, value: number): ImportNote => ({
    code,
    message: words[code][language].replace(`{${name}}`, new Intl.NumberFormat(language).format(value)),
  });
  return [
    ...(isBelow ? [note('headingsBelow', 'row', headingRow)] : []),
    ...(hiddenRows > 0 ? [note('hiddenRows', 'count', hiddenRows)] : []),
  ];
}
