import type { Language } from '@sen/api/contract/model';
import { fold } from '../text/fold.ts';
import { namesAndMore } from '../text/namesAndMore.ts';
import { shorten } from '../text/shorten.ts';
import type { ImportNote } from './importNotes.ts';

/** A row whose name is not that of the account which its code or email means. */
export interface OtherName {
  readonly row: number;
  /** As the file has it. */
  readonly written: string;
  readonly name: string;
}

const words = {
  vi: {
    row: (row: string, written: string, name: string) =>
      `dòng ${row} ghi “${written}” nhưng mã hoặc email là của ${name}`,
    note: (count: string, rows: string) =>
      `Tên không khớp với mã hoặc email ở ${count} dòng: ${rows}. Điểm được nhập theo mã hoặc email; hãy kiểm tra lại.`,
  },
  en: {
    row: (row: string, written: string, name: string) =>
      `row ${row} says “${written}”, but its code or email is that of ${name}`,
    note: (count: string, rows: string) =>
      `The name does not match the code or email (rows: ${count}): ${rows}. Scores go by code or email; please check.`,
  },
} as const satisfies Record<Language, object>;

/** As many as a sentence can name. */
const mostNamed = 3;
/** Characters of a name in it. */
const longest = 30;

/** Whether a written name is that of somebody else: without accents or in part it is still one's own. */
export function isOtherName(written: string, name: string): boolean {
  const [one, other] = [wordsOf(written), wordsOf(name)];
  return one.size > 0 && !isWithin(one, other) && !isWithin(other, one);
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((word) => whole.has(word));

const wordsOf = (name: string) => new Set(fold(name).match(/[\p{L}\p{N}]+/gu));

/** A notice of the rows whose names are those of others. */
export function otherNames(rows: readonly OtherName[], language: Language): ImportNote[] {
  if (rows.length === 0) return [];
  const { row: rowText, note } = words[language];
  const number = new Intl.NumberFormat(language);
  const named = rows
    .slice(0, mostNamed)
    .map(({ row, written, name }) => rowText(String(row), shorten(written, longest), shorten(name, longest)));
  return [
    {
      code: 'otherNames',
      message: note(number.format(rows.length), namesAndMore(named, rows.length, language)),
    },
  ];
}
