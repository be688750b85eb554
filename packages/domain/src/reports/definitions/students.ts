import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const students = {
  name: { vi: 'Báo cáo học viên', en: 'Student report' },
  text: {
    vi: 'Mỗi dòng là một học viên, với các lớp đã ghi danh và kết quả trong những lớp đó.',
    en: 'Each row is a student, with the classes enrolled in and the results in them.',
  },
  permission: 'report.view',
  columns: {
    person: { kind: 'person', name: names.student },
    unit: { kind: 'unit', name: names.unit },
    classes: {
      kind: 'count',
      name: names.classes,
      opens: { report: 'classStudents', filters: { user_id: { row: 'person' } } },
    },
    reached: {
      kind: 'count',
      name: names.reached,
      opens: {
        report: 'completion',
        filters: { user_id: { row: 'person' }, completion: ['completed', 'pass'] },
      },
    },
    rate: { kind: 'percent', name: names.rate },
    score: { kind: 'score', name: names.meanScore },
    last_at: { kind: 'dateTime', name: { vi: 'Đăng nhập gần nhất', en: 'Last sign-in' } },
  },
  filters: {
    person: { kind: 'text', name: names.student },
    company_id: classFilters.company_id,
    classes: { kind: 'band', band: 'counts', name: { vi: 'Số lớp', en: 'Number of classes' } },
    score: { kind: 'band', band: 'points', name: names.meanScore },
    last_at: { kind: 'dates', name: { vi: 'Đăng nhập gần nhất', en: 'Last sign-in' } },
  },
  search: 'person',
  sorts: ['person', 'classes', 'reached', 'score', 'last_at'],
  order: 'asc',
  numbers: {
    students: { name: names.students, kind: 'count', filters: {} },
    without: {
      name: { vi: 'Chưa có lớp', en: 'Without a class' },
      kind: 'count',
      filters: { classes: ['0'] },
    },
  },
  charts: {
    classes: {
      name: { vi: 'Học viên theo số lớp', en: 'Students by number of classes' },
      look: 'bar',
      by: 'classes',
    },
    score: { name: { vi: 'Học viên theo điểm', en: 'Students by score' }, look: 'bar', by: 'score' },
  },
} as const satisfies ReportDefinition;
