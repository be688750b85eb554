import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const enrolments = { vi: 'Ghi danh', en: 'Enrolments' };

export const projects = {
  name: { vi: 'Báo cáo dự án', en: 'Project report' },
  text: {
    vi: 'Mỗi dòng là một dự án có lớp, với các khóa học có lớp, các lớp, số ghi danh và số ghi danh đã hoàn thành.',
    en: 'Each row is a project that has classes, with its courses that have classes, these classes, the enrolments and the completions.',
  },
  permission: 'report.view',
  columns: {
    project: { kind: 'project', name: names.project },
    unit: { kind: 'unit', name: names.unit },
    courses: {
      kind: 'count',
      name: { vi: 'Khóa học', en: 'Courses' },
      opens: { report: 'courseClasses', filters: { project_id: { row: 'project' } } },
    },
    class_count: {
      kind: 'count',
      name: names.classes,
      opens: { report: 'classes', filters: { project_id: { row: 'project' } } },
    },
    students: {
      kind: 'count',
      name: enrolments,
      opens: { report: 'classStudents', filters: { project_id: { row: 'project' } } },
    },
    reached: {
      kind: 'count',
      name: { vi: 'Ghi danh hoàn thành', en: 'Completions' },
      opens: {
        report: 'completion',
        filters: { project_id: { row: 'project' }, completion: ['completed', 'pass'] },
      },
    },
    rate: { kind: 'percent', name: names.rate },
  },
  filters: {
    project: { kind: 'text', name: names.project },
    project_id: classFilters.project_id,
    company_id: classFilters.company_id,
    class_count: { kind: 'band', band: 'counts', name: { vi: 'Số lớp', en: 'Number of classes' } },
  },
  search: 'project',
  sorts: ['students', 'project', 'courses', 'class_count', 'rate'],
  order: 'desc',
  numbers: {
    projects: { name: { vi: 'Dự án', en: 'Projects' }, kind: 'count', filters: {} },
    courses: { name: { vi: 'Khóa học', en: 'Courses' }, kind: 'count', report: 'courseClasses', filters: {} },
    classes: { name: names.classes, kind: 'count', report: 'classes', filters: {} },
    students: { name: enrolments, kind: 'count', report: 'classStudents', filters: {} },
  },
  charts: {
    classes: {
      name: { vi: 'Dự án theo số lớp', en: 'Projects by number of classes' },
      look: 'bar',
      by: 'class_count',
    },
  },
} as const satisfies ReportDefinition;
