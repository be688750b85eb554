import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const teachers = {
  name: { vi: 'Theo dõi giảng viên', en: 'Teachers followed up' },
  text: {
    vi: 'Mỗi dòng là một giảng viên, với các lớp đang dạy, học viên của những lớp đó và bài chờ chấm.',
    en: 'Each row is a teacher, with the classes taught, the students of these classes and the attempts to mark.',
  },
  permission: 'member.edit',
  columns: {
    person: { kind: 'person', name: names.teacher },
    unit: { kind: 'unit', name: names.unit },
    classes: {
      kind: 'count',
      name: names.classes,
      opens: { report: 'classes', filters: { teacher_id: { row: 'person' } } },
    },
    happening: {
      kind: 'count',
      name: { vi: 'Đang diễn ra', en: 'In progress' },
      opens: { report: 'classes', filters: { teacher_id: { row: 'person' }, timing: ['happening'] } },
    },
    students: {
      kind: 'count',
      name: names.students,
      opens: { report: 'classStudents', filters: { teacher_id: { row: 'person' } } },
    },
    to_mark: { kind: 'count', name: { vi: 'Bài chờ chấm', en: 'To mark' } },
    last_at: { kind: 'dateTime', name: { vi: 'Đăng nhập gần nhất', en: 'Last sign-in' } },
  },
  filters: {
    person: { kind: 'text', name: names.teacher },
    company_id: classFilters.company_id,
    classes: { kind: 'band', band: 'counts', name: { vi: 'Số lớp', en: 'Number of classes' } },
    to_mark: { kind: 'band', band: 'counts', name: { vi: 'Bài chờ chấm', en: 'To mark' } },
    last_at: { kind: 'dates', name: { vi: 'Đăng nhập gần nhất', en: 'Last sign-in' } },
  },
  search: 'person',
  sorts: ['person', 'classes', 'students', 'to_mark', 'last_at'],
  order: 'asc',
  numbers: {
    teachers: { name: { vi: 'Giảng viên', en: 'Teachers' }, kind: 'count', filters: {} },
    without: {
      name: { vi: 'Chưa có lớp', en: 'Without a class' },
      kind: 'count',
      filters: { classes: ['0'] },
    },
  },
  charts: {
    classes: {
      name: { vi: 'Giảng viên theo số lớp', en: 'Teachers by number of classes' },
      look: 'bar',
      by: 'classes',
    },
  },
} as const satisfies ReportDefinition;
