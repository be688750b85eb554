import { classFilters } from '../classFilters.ts';
import { names, timingNames } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const classes = {
  name: { vi: 'Báo cáo lớp học', en: 'Class report' },
  text: {
    vi: 'Mỗi dòng là một lớp học, với số học viên, số người hoàn thành và điểm trung bình của những người đã có điểm.',
    en: 'Each row is a class, with its students, those who have completed it, and the mean score of those who have one.',
  },
  permission: 'report.view',
  columns: {
    class: { kind: 'class', name: names.class },
    course: { kind: 'course', name: names.course },
    timing: { kind: 'state', name: names.timing, states: timingNames },
    students: {
      kind: 'count',
      name: names.students,
      opens: { report: 'classStudents', filters: { classroom_id: { row: 'class' } } },
    },
    reached: {
      kind: 'count',
      name: names.reached,
      opens: {
        report: 'completion',
        filters: { classroom_id: { row: 'class' }, completion: ['completed', 'pass'] },
      },
    },
    rate: { kind: 'percent', name: names.rate },
    score: { kind: 'score', name: names.meanScore },
    project: { kind: 'project', name: names.project, minor: true },
    unit: { kind: 'unit', name: names.unit },
    teacher: { kind: 'person', name: names.teacher },
    starts_at: { kind: 'dateTime', name: names.starts, minor: true },
    ends_at: { kind: 'dateTime', name: names.ends, minor: true },
  },
  filters: { ...classFilters, students: { kind: 'band', band: 'students', name: names.students } },
  search: 'class',
  sorts: ['starts_at', 'class', 'ends_at', 'students', 'rate', 'score'],
  order: 'desc',
  numbers: {
    classes: { name: names.classes, kind: 'count', filters: {} },
    happening: { name: timingNames.happening, kind: 'count', filters: { timing: ['happening'] } },
    finished: { name: timingNames.finished, kind: 'count', filters: { timing: ['finished'] } },
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
    score: {
      name: names.meanScore,
      kind: 'score',
      report: 'completion',
      filters: { scored: ['yes'] },
      mean: 'score',
    },
  },
  charts: {
    timing: { name: { vi: 'Lớp theo thời gian', en: 'Classes by timing' }, look: 'donut', by: 'timing' },
    students: {
      name: { vi: 'Lớp theo số học viên', en: 'Classes by number of students' },
      look: 'bar',
      by: 'students',
    },
  },
} as const satisfies ReportDefinition;
