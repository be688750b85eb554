import type { Language } from '@sen/api/contract/model';
import { checkedPaper } from '../../operations/papers/checkedPaper.ts';
import type { ReadRow } from '../../operations/questions/readQuestionSheet.ts';
import type { Database } from '../../store/database.ts';
import type { ImportedSheet } from '../../store/imports/tables.ts';
import type { ImportOrder } from '../ImportKind.ts';

/** The questions of a file, and how its report names their parts. */
export interface OpenRows {
  sheet: ImportedSheet;
  rows: ReadRow[];
  /** The cells of each row for a file of refused ones. */
  cells: ReadonlyMap<number, string[]>;
}

const headings = { vi: ['Câu hỏi', 'Số câu'], en: ['Question', 'Number'] } as const satisfies Record<
  Language,
  readonly string[]
>;

/** The questions of a paper that were accepted. */
export async function openPaperRows(
  { file, caller, options, companyId, language }: ImportOrder,
  database: Database,
): Promise<OpenRows> {
  const chosen = options.rows && new Set(options.rows);
  const { questions } = await checkedPaper(database, { file, caller, companyId, ...options });
  const accepted = questions.filter(({ row }) => chosen?.has(row) ?? true);
  return {
    sheet: {
      headers: [...headings[language]],
      mapping: { title: 0, category: 0, key: 0, option_a: 0 },
      headingRow: 1,
      isBelow: false,
      hiddenRows: 0,
    },
    rows: accepted.map(({ read }) => read),
    cells: new Map(accepted.map(({ row, label, read }) => [row, [read.title, label]])),
  };
}
