import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const classViews = {
  name: { vi: 'Số lần xem theo lớp', en: 'Views by class' },
  text: {
    vi: 'Mỗi dòng là một lớp học, với số lần mở bài học và thời gian học trong khoảng thời gian.',
    en: 'Each row is a class, with how often its lessons were opened and how long they were studied in the period.',
  },
  permission: 'report.view',
  columns: {
    class: { kind: 'class', name: names.class },
    course: { kind: 'course', name: names.course },
    unit: { kind: 'unit', name: names.unit },
    students: {
      kind: 'count',
      name: names.students,
      opens: { report: 'classStudents', filters: { classroom_id: { row: 'class' } } },
    },
    people: { kind: 'count', name: { vi: 'Người đã học', en: 'People who studied' } },
    visits: { kind: 'count', name: names.visits },
    active: { kind: 'duration', name: names.active },
  },
  filters: {
    ...classFilters,
    period: { kind: 'period', name: names.period },
    visits: { kind: 'band', band: 'counts', name: names.visits },
  },
  search: 'class',
  sorts: ['visits', 'class', 'people', 'active'],
  order: 'desc',
  days: 30,
  numbers: {
    classes: { name: names.classes, kind: 'count', filters: {} },
    unseen: { name: { vi: 'Không ai xem', en: 'Without a view' }, kind: 'count', filters: { visits: ['0'] } },
    visits: { name: names.visits, kind: 'count', filters: {}, sum: 'visits' },
    active: { name: names.active, kind: 'duration', filters: {}, sum: 'active' },
  },
  charts: {
    visits: { name: { vi: 'Lớp theo số lần xem', en: 'Classes by views' }, look: 'bar', by: 'visits' },
  },
} as const satisfies ReportDefinition;
