import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const enrolments = { vi: 'Ghi danh', en: 'Enrolments' };

export const units = {
  name: { vi: 'Báo cáo đơn vị', en: 'Unit report' },
  text: {
    vi: 'Mỗi dòng là một đơn vị, với giảng viên, học viên, lớp học, số ghi danh và số ghi danh đã hoàn thành.',
    en: 'Each row is a unit, with its teachers, students, classes, enrolments and completions.',
  },
  permission: 'member.edit',
  columns: {
    unit: { kind: 'unit', name: names.unit },
    lecturers: {
      kind: 'count',
      name: { vi: 'Giảng viên', en: 'Teachers' },
      opens: { report: 'teachers', filters: { company_id: { row: 'unit' } } },
    },
    people: {
      kind: 'count',
      name: names.students,
      opens: { report: 'students', filters: { company_id: { row: 'unit' } } },
    },
    classes: {
      kind: 'count',
      name: names.classes,
      opens: { report: 'classes', filters: { company_id: { row: 'unit' } } },
    },
    students: {
      kind: 'count',
      name: enrolments,
      opens: { report: 'classStudents', filters: { company_id: { row: 'unit' } } },
    },
    rate: { kind: 'percent', name: names.rate },
  },
  filters: {
    unit: { kind: 'text', name: names.unit },
    company_id: classFilters.company_id,
    people: { kind: 'band', band: 'students', name: names.students },
  },
  search: 'unit',
  sorts: ['people', 'unit', 'classes', 'students', 'rate'],
  order: 'desc',
  numbers: {
    units: { name: { vi: 'Đơn vị', en: 'Units' }, kind: 'count', filters: {} },
    lecturers: { name: { vi: 'Giảng viên', en: 'Teachers' }, kind: 'count', report: 'teachers', filters: {} },
    people: { name: names.students, kind: 'count', report: 'students', filters: {} },
    classes: { name: names.classes, kind: 'count', report: 'classes', filters: {} },
    students: { name: enrolments, kind: 'count', report: 'classStudents', filters: {} },
  },
  charts: {
    people: {
      name: { vi: 'Đơn vị theo số học viên', en: 'Units by number of students' },
      look: 'bar',
      by: 'people',
    },
  },
} as const satisfies ReportDefinition;
