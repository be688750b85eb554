import { classTemplateRows } from '@sen/domain/imports/classColumns';
import { spreadsheetTypes, writeSpreadsheet } from '../../spreadsheets/writeSpreadsheet.ts';
import { Download, type Handler } from '../Operation.ts';

const names = {
  vi: { file: 'mau-danh-sach-lop', sheet: 'Học viên' },
  en: { file: 'class-list-template', sheet: 'Students' },
} as const;

export const getClassListTemplate: Handler<'getClassListTemplate'> = async ({ query, language }) => {
  const { format = 'xlsx' } = query;
  const { file, sheet: name } = names[language];
  const bytes = await writeSpreadsheet(format, [{ name, rows: classTemplateRows(language) }]);
  return new Download(`${file}.${format}`, spreadsheetTypes[format], bytes);
};
