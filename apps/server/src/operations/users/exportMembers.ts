import type { Language, MemberRow, MemberStatus } from '@sen/api/contract/model';
import { memberColumns } from '@sen/domain/imports/memberColumns';
import { roleNames } from '@sen/domain/access/roleNames';
import { RefusalError } from '../../errors/RefusalError.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells, StreamedColumn } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { memberList } from '../../store/users/memberList.ts';
import { type Call, Download, type Handler } from '../Operation.ts';
import { readListQuery } from '../readListQuery.ts';

const max = 100_000;
const partSize = 1_000;

const words = {
  vi: {
    file: 'thanh-vien',
    sheet: 'Thành viên',
    number: 'STT',
    status: 'Trạng thái',
    lastLogin: 'Đăng nhập gần nhất',
    created: 'Ngày tạo',
    active: 'Hoạt động',
    inactive: 'Chưa kích hoạt',
    locked: 'Đã khóa',
  },
  en: {
    file: 'members',
    sheet: 'Members',
    number: 'No.',
    status: 'Status',
    lastLogin: 'Last sign-in',
    created: 'Created',
    active: 'Active',
    inactive: 'Not activated',
    locked: 'Locked',
  },
} as const satisfies Record<Language, Record<MemberStatus, string> & Record<string, string>>;

export const exportMembers: Handler<'exportMembers'> = async (call, { database }) => {
  const { format = 'xlsx' } = call.query;
  const { language } = call;
  // The ids are fixed now; the rows are read while the file is written.
  const ids = await memberList.ids(database, readListQuery(memberList, call.query), call, max + 1);
  if (ids.length > max) throw new RefusalError('tooManyToExport', { params: { max: max } });
  const { file, sheet: name } = words[language];
  const sheet = {
    format,
    name,
    columns: columnsOf(language).map(({ width, isTime = false }) => ({ width, isTime })),
  };
  const stream = sheetStream(sheet, exportedRows(database, ids, call));
  return new Download(`${file}.${format}`, spreadsheetTypes[format], stream);
};

async function* exportedRows(
  database: Database,
  ids: readonly string[],
  call: Call<'exportMembers'>,
): AsyncGenerator<SheetCells[]> {
  const columns = columnsOf(call.language);
  yield [columns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += partSize) {
    // oxlint-disable-next-line no-await-in-loop -- a part is read when the one before is written
    const rows = await memberList.rows(database, ids.slice(from, from + partSize), call);
    yield rows.map((row, index) => columns.map(({ cell }) => cell(row, from + index + 1)));
  }
}

interface ExportColumn extends StreamedColumn {
  heading: string;
  cell: (row: MemberRow, number: number) => SheetCells[number];
}

/** The list's columns, under the headings that an import recognizes. */
function columnsOf(language: Language): ExportColumn[] {
  const { number, status, lastLogin, created, ...labels } = words[language];
  const { name, email, username, role, phone, membership_code, unit } = memberColumns;
  const time = (instant: string | null) => (instant === null ? null : new Date(instant));
  return [
    { heading: number, width: 7, cell: (_, place) => place },
    { heading: name[language], width: 28, cell: (row) => row.name },
    { heading: email[language], width: 32, cell: (row) => row.email },
    { heading: username[language], width: 24, cell: (row) => row.username },
    { heading: role[language], width: 20, cell: (row) => roleNames[row.role][language] },
    { heading: status, width: 16, cell: (row) => labels[row.status] },
    { heading: phone[language], width: 16, cell: (row) => row.phone },
    { heading: membership_code[language], width: 18, cell: (row) => row.membership_code },
    { heading: unit[language], width: 28, cell: (row) => row.company_name },
    { heading: lastLogin, width: 18, isTime: true, cell: (row) => time(row.last_login_at) },
    { heading: created, width: 18, isTime: true, cell: (row) => time(row.created_at) },
  ];
}
