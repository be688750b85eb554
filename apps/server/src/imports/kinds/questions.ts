import type { QuestionDraft } from '@sen/api/contract/model';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { openQuestionSheet } from '../../operations/questions/openQuestionSheet.ts';
import type { ReadRow } from '../../operations/questions/readQuestionSheet.ts';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import { insertChanges } from '../../store/imports/importChanges.ts';
import { deleteQuestions, insertQuestions, type NewQuestion } from '../../store/questions/questions.ts';
import { lockQuestionsOf, usedQuestions } from '../../store/questions/questionUndo.ts';
import { rowParts } from '../rowParts.ts';
import type { Database } from '../../store/database.ts';
import type { ImportKind, ImportOrder } from '../ImportKind.ts';
import { type OpenRows, openPaperRows } from './paperRows.ts';

/** Questions for the bank of a unit. */
export const questions: ImportKind = {
  async open(order, { database }) {
    const { options, startedAt } = order;
    const { sheet, rows, cells } = await (options.paper ? openPaperRows : openSheetRows)(order, database);
    const chosen = options.rows && new Set(options.rows);
    return {
      sheet,
      total: rows.length,
      async *parts(after, partSize) {
        for (const { rows: part, lastRow } of rowParts(rows, ({ row }) => row, { after, partSize })) {
          const added = part.filter(({ row }) => chosen?.has(row) ?? true);
          yield {
            rowCount: part.length,
            lastRow,
            async store(transaction) {
              const good = added.flatMap(({ row, question }) =>
                question ? [{ row, question: newQuestion(question, order) }] : [],
              );
              const ids = await insertQuestions(
                transaction,
                good.map(({ question }) => question),
                startedAt,
              );
              const made = good.map(({ row }, at) => ({
                row,
                subject_id: ids[at] ?? '',
                before: null,
                after: null,
              }));
              await insertChanges(transaction, order.importId, made);
              const refused = part.filter(({ question }) => question === undefined);
              return {
                saved: ids.length,
                changed: 0,
                repeated: 0,
                refused: refused.map((row) => refusedRow(row, cells)),
              };
            },
          };
        }
      },
      close: async () => undefined,
    };
  },

  dependents: usedQuestions,
  lock: lockQuestionsOf,
  async undo(transaction, changes) {
    const ids = changes.map(({ subject_id }) => subject_id);
    if (ids.length > 0) await deleteQuestions(transaction, ids);
  },
};

async function openSheetRows(
  { file, caller, options, companyId, language }: ImportOrder,
  database: Database,
): Promise<OpenRows> {
  const { sheet, rows } = await openQuestionSheet({ file, caller, options, companyId, language }, database);
  assertNoFieldErrors(sheet.fieldErrors);
  const { headers, mapping, reading } = sheet;
  const cells = new Map(sheet.rows.map(({ number, cells: read }) => [number, read.map(cellText)]));
  return { sheet: { headers, mapping: { ...mapping }, ...reading }, rows, cells };
}

function refusedRow({ row, title, errors }: ReadRow, cells: ReadonlyMap<number, string[]>) {
  return { row, name: title, cells: cells.get(row) ?? [], errors };
}

function newQuestion(
  { numbering = 'A', shuffle = false, ...question }: QuestionDraft,
  { companyId, caller, importId }: ImportOrder,
): NewQuestion {
  return {
    ...question,
    numbering,
    shuffle,
    company_id: companyId,
    created_by: caller.id,
    import_id: importId,
  };
}
