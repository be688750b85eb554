import { memberGuideRows, memberTemplateRows } from '@sen/domain/imports/memberTemplate';
import { spreadsheetTypes, writeSpreadsheet } from '../../spreadsheets/writeSpreadsheet.ts';
import { Download, type Handler } from '../Operation.ts';

const names = {
  vi: { file: 'mau-thanh-vien', sheet: 'Thành viên', guide: 'Hướng dẫn' },
  en: { file: 'member-template', sheet: 'Members', guide: 'Guide' },
} as const;

export const getMemberTemplate: Handler<'getMemberTemplate'> = async ({ query, language }) => {
  const { format = 'xlsx' } = query;
  const { file, sheet, guide } = names[language];
  const bytes = await writeSpreadsheet(format, [
    { name: sheet, rows: memberTemplateRows(language) },
    { name: guide, rows: memberGuideRows(language) },
  ]);
  return new Download(`${file}.${format}`, spreadsheetTypes[format], bytes);
};
