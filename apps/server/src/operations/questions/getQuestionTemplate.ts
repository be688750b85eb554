import { questionGuideRows, questionTemplateRows } from '@sen/domain/imports/questionTemplate';
import { spreadsheetTypes, writeSpreadsheet } from '../../spreadsheets/writeSpreadsheet.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import { chosenUnit } from '../chosenUnit.ts';
import { Download, type Handler } from '../Operation.ts';

const names = {
  vi: { file: 'mau-cau-hoi', sheet: 'Câu hỏi', guide: 'Hướng dẫn', category: 'Chung' },
  en: { file: 'question-template', sheet: 'Questions', guide: 'Guide', category: 'General' },
} as const;

export const getQuestionTemplate: Handler<'getQuestionTemplate'> = async (call, { database }) => {
  const { query, caller, language } = call;
  const { format = 'xlsx', company_id } = query;
  const { file, sheet, guide, category } = names[language];
  const hasUnit = (company_id ?? caller.company_id) !== null;
  const [first] = hasUnit
    ? await categoryOptions(database, 'question', await chosenUnit(database, caller, company_id))
    : [];
  const bytes = await writeSpreadsheet(format, [
    { name: sheet, rows: questionTemplateRows(language, first?.name ?? category) },
    { name: guide, rows: questionGuideRows(language) },
  ]);
  return new Download(`${file}.${format}`, spreadsheetTypes[format], bytes);
};
