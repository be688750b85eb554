import { memberColumns } from '@sen/domain/imports/memberColumns';
import { roleNames } from '@sen/domain/access/roleNames';
import { seededRandom } from '@sen/domain/attempts/random';
import { activateByCode, dateImport } from '../../store/platform/demoLoads.ts';
import { findRun } from '../../store/imports/importRuns.ts';
import { after, type Calendar } from './calendar.ts';
import { administrator, company, deletedCompany } from './catalogue.ts';
import { randomId } from './randomId.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { type Employee, isActive, joinDay, workforce } from './workforce.ts';

/** Rows of a file: imports of ordinary size take turns with those of others. */
const rowsOfFile = 500;

const columns = [
  'name',
  'email',
  'role',
  'phone',
  'dateOfBirth',
  'membership_code',
  'employee_code',
  'sex',
  'title',
  'department',
  'school',
  'address',
] as const;

/** The unit with its first administrator, then everybody else by files, as they joined. */
export function peopleSteps(
  calendar: Calendar,
  employees: readonly Employee[],
  passwordHash: string,
): Step[] {
  const count = employees.length;
  const files = new Map<number, { employee: Employee; isActive: boolean }[][]>();
  for (const [index, employee] of employees.entries()) {
    const day = joinDay(index, count);
    const ofDay = files.get(day) ?? [[]];
    files.set(day, ofDay);
    if ((ofDay.at(-1)?.length ?? 0) >= rowsOfFile) ofDay.push([]);
    ofDay.at(-1)?.push({ employee, isActive: isActive(index, count) });
  }
  return [
    { at: calendar.at(-365, 8), run: (stage) => found(stage, passwordHash) },
    ...[...files].flatMap(([day, ofDay]) =>
      ofDay.flatMap((rows, index) =>
        importOf(`đợt ${index + 1}, ${monthOf(calendar.at(day, 8))}`, rows, {
          at: calendar.at(day, 8 + index * 0.4),
          passwordHash,
        }),
      ),
    ),
  ];
}

async function found(stage: Stage, passwordHash: string): Promise<void> {
  const { data } = await stage.call('addCompany', stage.superAdmin, { body: company });
  stage.made['unit'] = data.id;
  const { code, name, email, role } = administrator;
  await stage.call('addMember', stage.superAdmin, {
    body: {
      name,
      email,
      role,
      company_id: data.id,
      phone: '0912345678',
      dateOfBirth: '1984-05-19',
      membership_code: code,
      title: 'Giám đốc đào tạo',
      department: 'Trung tâm Đào tạo',
      sex: 'female',
    },
  });
  await activateByCode(stage.transaction, {
    companyId: data.id,
    codes: [code],
    passwordHash,
    now: stage.now,
  });
}

function importOf(
  title: string,
  rows: readonly { employee: Employee; isActive: boolean }[],
  { at, passwordHash }: { at: Date; passwordHash: string },
): Step[] {
  const importId = randomId(seededRandom(`import ${title}`));
  const name = `Danh sách nhân viên ${title}.csv`;
  return [
    {
      at,
      run: async (stage) => {
        const caller = await stage.as(administrator);
        await stage.call('importMembers', caller, {
          body: { import_id: importId },
          file: { name, type: 'text/csv', bytes: csvOf(rows.map(({ employee }) => employee)) },
        });
      },
    },
    {
      at: after(at, 6),
      run: async (stage) => {
        const caller = await stage.as(administrator);
        const ended = await endedImport(stage, importId, caller.id);
        if (!ended) return 'wait';
        const codes = rows.flatMap(({ employee, isActive: active }) => (active ? [employee.code] : []));
        await activateByCode(stage.transaction, {
          companyId: stage.unit,
          codes,
          passwordHash,
          now: stage.now,
        });
        return undefined;
      },
    },
  ];
}

/** Whether the job has stored the file; its end is then dated by the stage. */
async function endedImport(stage: Stage, importId: string, by: string): Promise<boolean> {
  const run = await findRun(stage.transaction, importId, by);
  if (run?.state === 'failed') throw new Error(`The import “${run.file_name}” has failed.`);
  if (run?.state !== 'done') return false;
  await dateImport(stage.transaction, importId, stage.now);
  return true;
}

function monthOf(date: Date): string {
  return `tháng ${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
}

function csvOf(rows: readonly Employee[]): Buffer {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((employee) => {
    const cells: Record<(typeof columns)[number], string> = {
      ...employee,
      role: roleNames[employee.role].vi,
      membership_code: employee.code,
      employee_code: employee.employeeCode,
      sex: employee.sex === 'female' ? 'Nữ' : 'Nam',
    };
    return columns.map((column) => cell(cells[column])).join(',');
  });
  return Buffer.from(
    [columns.map((column) => cell(memberColumns[column].vi)).join(','), ...lines].join('\r\n'),
  );
}

/** A unit with its people that was deleted nine days ago and can be restored. */
export function deletedUnitSteps(calendar: Calendar): Step[] {
  const importId = randomId(seededRandom('import of the deleted unit'));
  const name = 'Danh sách học viên.csv';
  const learners = workforce(120)
    .slice(60, 84)
    .map((employee, index) => ({
      ...employee,
      role: index < 2 ? ('teacher' as const) : ('student' as const),
      code: `HD${String(index + 1).padStart(3, '0')}`,
      employeeCode: '',
      department: '',
      title: '',
      email: employee.email.replace(/@.*/, '@huongduong.example'),
    }));
  return [
    {
      at: calendar.at(-75, 9),
      run: async (stage) => {
        const { data } = await stage.call('addCompany', stage.superAdmin, { body: deletedCompany });
        stage.made['deleted unit'] = data.id;
        await stage.call('importMembers', stage.superAdmin, {
          body: { import_id: importId, company_id: data.id },
          file: { name, type: 'text/csv', bytes: csvOf(learners) },
        });
      },
    },
    {
      at: calendar.at(-75, 9.2),
      run: async (stage) => {
        if (!(await endedImport(stage, importId, stage.superAdmin.id))) return 'wait';
        const companyId = stage.ref('deleted unit');
        await activateByCode(stage.transaction, { companyId, codes: [], passwordHash: '', now: stage.now });
        await stage.call('addProject', stage.superAdmin, {
          body: {
            company_id: companyId,
            project_name: 'Tiếng Anh giao tiếp cho người đi làm',
            field: 'Ngoại ngữ',
          },
        });
        return undefined;
      },
    },
    {
      at: calendar.at(-9, 16.5),
      run: async (stage) => {
        await stage.call('deleteCompanies', stage.superAdmin, {
          body: { company_ids: [stage.ref('deleted unit')] },
        });
      },
    },
  ];
}
