import type { Language } from '@sen/api/contract/model';
import { questionColumnKeys, questionColumns } from '@sen/domain/imports/questionColumns';
import { type ExportFormat, isCarried } from '@sen/domain/papers/exports/lossesOf';
import { sheetCells } from '@sen/domain/papers/exports/sheetCells';
import { writeGift } from '@sen/domain/papers/gift/writeGift';
import { writeMoodle } from '@sen/domain/papers/moodle/writeMoodle';
import { spreadsheetTypes, writeSpreadsheet } from '../../spreadsheets/writeSpreadsheet.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { Download, type Handler } from '../Operation.ts';
import { type Exported, exportedQuestions } from './exportedQuestions.ts';

const names = {
  vi: { file: 'cau-hoi', sheet: 'Câu hỏi' },
  en: { file: 'questions', sheet: 'Questions' },
} as const;

export const exportQuestions: Handler<'exportQuestions'> = async (
  { body, caller, language },
  { database },
) => {
  const { format, question_ids } = body;
  const questions = await exportedQuestions(database, question_ids, scopeOf(caller));
  return fileOf(
    format,
    questions.filter(({ written }) => isCarried(written, format)),
    language,
  );
};

async function fileOf(
  format: ExportFormat,
  questions: readonly Exported[],
  language: Language,
): Promise<Download> {
  const { file, sheet } = names[language];
  const written = questions.map((one) => one.written);
  const bytes = (text: string) => new TextEncoder().encode(text);
  switch (format) {
    case 'moodle':
      return new Download(`${file}-moodle.xml`, 'application/xml', bytes(writeMoodle(written)));
    case 'gift':
      return new Download(`${file}-gift.txt`, 'text/plain; charset=utf-8', bytes(writeGift(written)));
    case 'xlsx': {
      const rows = questions.map(({ question, written: one }) =>
        sheetCells(one, { category: question.category.name, status: question.status }),
      );
      const head = questionColumnKeys.map((key) => questionColumns[key][language]);
      const made = await writeSpreadsheet('xlsx', [{ name: sheet, rows: [head, ...rows] }]);
      return new Download(`${file}.xlsx`, spreadsheetTypes.xlsx, made);
    }
  }
}
