import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const department = { vi: 'Phòng ban', en: 'Department' };
const people = { vi: 'Số người', en: 'People' };
const managers = { vi: 'Quản trị và nhân viên', en: 'Administrators and staff' };

export const departments = {
  name: { vi: 'Nhân sự theo phòng ban', en: 'People by department' },
  text: {
    vi: 'Mỗi dòng là một phòng ban của đơn vị, với số tài khoản theo vai trò. Dòng không có tên là những người chưa ghi phòng ban.',
    en: 'Each row is a department of a unit, with its accounts by role. The row without a name is of those who have no department.',
  },
  permission: 'member.edit',
  columns: {
    department: { kind: 'text', name: department },
    people: { kind: 'count', name: people },
    lecturers: { kind: 'count', name: { vi: 'Giảng viên', en: 'Teachers' } },
    students: { kind: 'count', name: names.students },
    managers: { kind: 'count', name: managers },
    active: { kind: 'count', name: { vi: 'Đang hoạt động', en: 'Active' } },
    unit: { kind: 'unit', name: names.unit },
  },
  filters: {
    department: { kind: 'text', name: department },
    company_id: classFilters.company_id,
    people: { kind: 'band', band: 'students', name: people },
  },
  search: 'department',
  sorts: ['people', 'lecturers', 'students', 'active'],
  order: 'desc',
  numbers: {
    departments: { name: { vi: 'Số phòng ban', en: 'Departments' }, kind: 'count', filters: {} },
    people: { name: people, kind: 'count', filters: {}, sum: 'people' },
    lecturers: { name: { vi: 'Giảng viên', en: 'Teachers' }, kind: 'count', filters: {}, sum: 'lecturers' },
    students: { name: names.students, kind: 'count', filters: {}, sum: 'students' },
  },
  charts: {
    people: { name: { vi: 'Phòng ban theo số người', en: 'Departments by size' }, look: 'bar', by: 'people' },
  },
} as const satisfies ReportDefinition;
