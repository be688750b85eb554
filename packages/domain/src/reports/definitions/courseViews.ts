import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const { course, course_id, project_id, company_id } = classFilters;

export const courseViews = {
  name: { vi: 'Số lần xem theo khóa học', en: 'Views by course' },
  text: {
    vi: 'Mỗi dòng là một khóa học có lớp, với số lần mở bài học và thời gian học của các lớp đó trong khoảng thời gian.',
    en: 'Each row is a course that has classes, with how often its lessons were opened and how long they were studied in the period.',
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
    people: { kind: 'count', name: { vi: 'Người đã học', en: 'People who studied' } },
    visits: { kind: 'count', name: names.visits },
    active: { kind: 'duration', name: names.active },
  },
  filters: {
    course,
    period: { kind: 'period', name: names.period },
    course_id,
    project_id,
    company_id,
    visits: { kind: 'band', band: 'counts', name: names.visits },
  },
  search: 'course',
  sorts: ['visits', 'course', 'people', 'active'],
  order: 'desc',
  days: 30,
  numbers: {
    courses: { name: { vi: 'Khóa học', en: 'Courses' }, kind: 'count', filters: {} },
    unseen: { name: { vi: 'Không ai xem', en: 'Without a view' }, kind: 'count', filters: { visits: ['0'] } },
    visits: { name: names.visits, kind: 'count', filters: {}, sum: 'visits' },
    active: { name: names.active, kind: 'duration', filters: {}, sum: 'active' },
  },
  charts: {
    visits: { name: { vi: 'Khóa học theo số lần xem', en: 'Courses by views' }, look: 'bar', by: 'visits' },
  },
} as const satisfies ReportDefinition;
