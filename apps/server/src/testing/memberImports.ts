import { writeXlsx } from 'hucre';
import type { Import, MemberImportReport, Problem } from '@sen/api/contract/model';
import { memberSheet, memberColumns, type MemberColumn } from '@sen/domain/imports/memberColumns';
import { TestFile } from './multipartOf.ts';
import { finishImport } from './finishImport.ts';
import type { TestApp } from './TestApp.ts';

type Person = Parameters<TestApp['signIn']>[0];
type Cells = Partial<Record<MemberColumn, string | number>>;
type Sheet = (string | number)[][];

let count = 0;

/** A row that no test has used yet. */
export function row(changes: Cells = {}): Cells {
  count += 1;
  const two = String(count).padStart(4, '0');
  return {
    name: `Nguyễn Văn ${two}`,
    email: `nhap${two}@sen.vn`,
    role: 'Học viên',
    phone: `091200${two}`,
    dateOfBirth: '28/02/2001',
    membership_code: `N${two}`,
    ...changes,
  };
}

export const heading = memberSheet.keys.map((key) => memberColumns[key].vi);
export const sheetOf = (...rows: Cells[]): Sheet => [
  heading,
  ...rows.map((cells) => memberSheet.keys.map((key) => cells[key] ?? '')),
];
export const workbook = (rows: Sheet) => writeXlsx({ sheets: [{ name: 'Thành viên', rows }] });
export const csvOf = (rows: Sheet, separator = ';') =>
  rows
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');

/** The errors of each refused row: `3: role roleMissing`. */
export const codesOf = ({ rows }: Pick<MemberImportReport, 'rows'>) =>
  rows.map(
    ({ row: number, errors }) =>
      `${number}: ${errors.map(({ column, code }) => `${column} ${code}`).join(', ')}`,
  );

interface Body {
  company_id?: string;
  mapping?: Record<string, number>;
  import_id?: string;
  file_digest?: string;
  changes?: 'apply' | 'skip';
}

type Checking = Omit<Body, 'import_id' | 'file_digest' | 'changes'>;

/** Calls of the import, and how many accounts there are. */
export function memberImports(app: () => TestApp) {
  const check = (
    bytes: Uint8Array | string,
    body: Checking = {},
    as: Person = 'admin',
    name = 'thanh-vien.xlsx',
  ) =>
    app().call<{ data: MemberImportReport } & Problem>('checkMembers', as, {
      body: { file: new TestFile(name, bytes), ...body },
    });
  /** Starts an import, and lets the job run it to its end. */
  const send = (
    bytes: Uint8Array | string,
    body: Body = {},
    as: Person = 'admin',
    name = 'thanh-vien.xlsx',
  ) => finishImport(app(), as, start(bytes, body, as, name));
  const start = (
    bytes: Uint8Array | string,
    body: Body = {},
    as: Person = 'admin',
    name = 'thanh-vien.xlsx',
  ) =>
    app().call<{ data: Import } & Problem>('importMembers', as, {
      body: { file: new TestFile(name, bytes), ...body },
    });
  const sendCsv = (rows: Sheet, body: Body = {}, as: Person = 'admin') =>
    send(csvOf(rows), body, as, 'a.csv');
  const checkCsv = (rows: Sheet, body: Checking = {}, as: Person = 'admin') =>
    check(csvOf(rows), body, as, 'a.csv');
  const accounts = () =>
    app()
      .database.selectFrom('user_account')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n));
  return { check, checkCsv, start, send, sendCsv, accounts };
}
