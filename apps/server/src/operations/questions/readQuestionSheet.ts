import { setImmediate } from 'node:timers/promises';
import type { DropdownOption, QuestionDraft, QuestionType } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import type { QuestionColumn } from '@sen/domain/imports/questionColumns';
import { readQuestionRow } from '@sen/domain/imports/readQuestionRow';
import { questionFingerprint, repeatedRows } from '@sen/domain/imports/repeatedRows';
import { fold } from '@sen/domain/text/fold';
import { cellText, readableCells, unreadableCells, withUnreadable } from '../../spreadsheets/columnSheet.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { questionsTitled } from '../../store/questions/questions.ts';
import type { QuestionSheet } from './questionSheet.ts';

/** A parsed row; good when it has a question and no error. */
export interface ReadRow {
  row: number;
  title: string;
  type: QuestionType | null;
  /** The cell texts, by column key. */
  cells: Record<string, string>;
  question: QuestionDraft | undefined;
  errors: CellError<QuestionColumn>[];
}

/** Parses the rows, and refuses duplicates within the file or of the unit's bank. */
export async function readQuestionSheet(
  sheet: QuestionSheet,
  categories: readonly DropdownOption[],
  bank: { database: Database; companyId: string },
): Promise<ReadRow[]> {
  if (sheet.fieldErrors.length > 0) return [];
  const rows: ReadRow[] = [];
  for (const row of sheet.rows) {
    // Five thousand rows take a second: yields to other requests in between.
    if (rows.length % 100 === 99) await setImmediate();
    rows.push(readRow(row, sheet, categories));
  }
  return withoutRepeats(rows, bank);
}

/** Refuses the questions that repeat an earlier one, or one of the bank. */
export async function withoutRepeats(
  rows: readonly ReadRow[],
  bank: { database: Database; companyId: string },
  twice: 'rowTwiceInFile' | 'questionTwiceInPaper' = 'rowTwiceInFile',
): Promise<ReadRow[]> {
  const good = rows.flatMap(({ row, question }) => (question ? [{ row, question }] : []));
  const repeated = repeatedRows(good);
  const inBank = await fingerprintsInBank(
    good.map(({ question }) => question),
    bank,
  );
  return rows.map((read) => {
    if (!read.question) return read;
    const earlier = repeated.get(read.row);
    if (earlier !== undefined) return refused(read, { code: twice, params: { row: earlier } });
    return inBank.has(questionFingerprint(read.question))
      ? refused(read, { code: 'questionAlreadyInBank' })
      : read;
  });
}

function readRow(
  { number, cells }: SpreadsheetRow,
  { mapping }: QuestionSheet,
  categories: readonly DropdownOption[],
): ReadRow {
  const reading = readQuestionRow(readableCells(cells), mapping, categories);
  const errors = withUnreadable(unreadableCells(cells, mapping), reading.ok ? [] : reading.errors);
  const question = reading.ok && errors.length === 0 ? reading.question : undefined;
  const title = reading.title.slice(0, 5000);
  const shown = Object.entries(mapping).map(
    ([key, place]) => [key, cellText(cells[place]).slice(0, 5000)] as const,
  );
  return { row: number, title, type: reading.type, cells: Object.fromEntries(shown), question, errors };
}

function refused(read: ReadRow, error: Pick<CellError<QuestionColumn>, 'code' | 'params'>): ReadRow {
  return { ...read, question: undefined, errors: [{ column: 'title', value: read.title, ...error }] };
}

async function fingerprintsInBank(
  questions: readonly QuestionDraft[],
  { database, companyId }: { database: Database; companyId: string },
): Promise<Set<string>> {
  const titles = [...new Set(questions.map(({ title }) => fold(title)))];
  return new Set((await questionsTitled(database, companyId, titles)).map(questionFingerprint));
}
