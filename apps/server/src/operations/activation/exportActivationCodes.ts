import type { ActivationCodeState, Language } from '@sen/api/contract/model';
import { activationCodeOf, groupedCode } from '@sen/domain/activation/activationCode';
import { activationCodeState } from '@sen/domain/activation/activationRules';
import { found } from '../../errors/RefusalError.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells, StreamedColumn } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import { exportedCodes, hashActivationCode } from '../../store/activation/activationCodes.ts';
import { findClass } from '../../store/classes/classes.ts';
import { Download, type Handler } from '../Operation.ts';

const words = {
  vi: {
    file: 'ma-kich-hoat',
    sheet: 'Mã kích hoạt',
    headings: [
      'Số',
      'Mã kích hoạt',
      'Lớp học',
      'Trạng thái',
      'Hết hạn',
      'Ghi chú',
      'Học viên',
      'Email',
      'Dùng lúc',
    ],
    unused: 'Chưa dùng',
    used: 'Đã dùng',
    expired: 'Hết hạn',
    withdrawn: 'Đã thu hồi',
  },
  en: {
    file: 'activation-codes',
    sheet: 'Activation codes',
    headings: ['No.', 'Activation code', 'Class', 'Status', 'Expires', 'Note', 'Student', 'Email', 'Used at'],
    unused: 'Unused',
    used: 'Used',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
} as const satisfies Record<
  Language,
  Record<ActivationCodeState | 'file' | 'sheet', string> & { headings: readonly string[] }
>;

/** Those of the headings. */
const columns: StreamedColumn[] = [
  { width: 7 },
  { width: 24 },
  { width: 28 },
  { width: 14 },
  { width: 18, isTime: true },
  { width: 28 },
  { width: 28 },
  { width: 32 },
  { width: 18, isTime: true },
];

export const exportActivationCodes: Handler<'exportActivationCodes'> = async (
  { path: { id }, body, caller, language, now },
  { database },
) => {
  const classroom = found(await findClass(database, caller, id, now));
  const given = body.codes?.map(activationCodeOf);
  const texts = new Map(given?.map((code) => [hashActivationCode(code).toString('hex'), groupedCode(code)]));
  const codes = given?.length === 0 ? [] : await exportedCodes(database, id, given);
  const { file, sheet, headings, ...states } = words[language];
  const rows: SheetCells[] = codes.map((code) => [
    code.number,
    texts.get(code.code_hash.toString('hex')) ?? null,
    classroom.classroom_name,
    states[activationCodeState(code, now)],
    code.expires_at,
    code.note,
    code.student_name,
    code.student_email,
    code.used_at,
  ]);
  const stream = sheetStream({ format: 'xlsx', name: sheet, columns }, parts([[...headings], ...rows]));
  return new Download(`${file}.xlsx`, spreadsheetTypes.xlsx, stream);
};

async function* parts(rows: SheetCells[]): AsyncGenerator<SheetCells[]> {
  yield rows;
}
