import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const { course, course_id, project_id, company_id } = classFilters;

export const courseClasses = {
  name: { vi: 'Khóa học và các lớp', en: 'Courses and their classes' },
  text: {
    vi: 'Mỗi dòng là một khóa học có lớp, với số lớp, số ghi danh và số ghi danh đã hoàn thành của các lớp đó.',
    en: 'Each row is a course that has classes, with these classes, the enrolments in them and the completions.',
  },
  permission: 'report.view',
  columns: {
    course: { kind: 'course', name: names.course },
    project: { kind: 'project', name: names.project },
    unit: { kind: 'unit', name: names.unit },
    classes: {
      kind: 'count',
      name: names.classes,
      opens: { report: 'classes', filters: { course_id: { row: 'course' } } },
    },
    happening: {
      kind: 'count',
      name: { vi: 'Đang diễn ra', en: 'In progress' },
      opens: { report: 'classes', filters: { course_id: { row: 'course' }, timing: ['happening'] } },
    },
    finished: {
      kind: 'count',
      name: { vi: 'Đã kết thúc', en: 'Ended' },
      opens: { report: 'classes', filters: { course_id: { row: 'course' }, timing: ['finished'] } },
    },
    students: {
      kind: 'count',
      name: { vi: 'Ghi danh', en: 'Enrolments' },
      opens: { report: 'classStudents', filters: { course_id: { row: 'course' } } },
    },
    reached: {
      kind: 'count',
      name: { vi: 'Ghi danh hoàn thành', en: 'Completions' },
      opens: {
        report: 'completion',
        filters: { course_id: { row: 'course' }, completion: ['completed', 'pass'] },
      },
    },
    rate: { kind: 'percent', name: names.rate },
  },
  filters: {
    course,
    course_id,
    project_id,
    company_id,
    classes: { kind: 'band', band: 'counts', name: { vi: 'Số lớp', en: 'Number of classes' } },
  },
  search: 'course',
  sorts: ['students', 'course', 'classes', 'rate'],
  order: 'desc',
  numbers: {
    courses: { name: { vi: 'Khóa học', en: 'Courses' }, kind: 'count', filters: {} },
    classes: { name: names.classes, kind: 'count', report: 'classes', filters: {} },
    happening: {
      name: { vi: 'Lớp đang diễn ra', en: 'Classes in progress' },
      kind: 'count',
      report: 'classes',
      filters: { timing: ['happening'] },
    },
    students: {
      name: { vi: 'Ghi danh', en: 'Enrolments' },
      kind: 'count',
      report: 'classStudents',
      filters: {},
    },
    reached: {
      name: { vi: 'Ghi danh hoàn thành', en: 'Completions' },
      kind: 'count',
      report: 'completion',
      filters: { completion: ['completed', 'pass'] },
    },
  },
  charts: {
    classes: {
      name: { vi: 'Khóa học theo số lớp', en: 'Courses by number of classes' },
      look: 'bar',
      by: 'classes',
    },
  },
} as const satisfies ReportDefinition;
