import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

export const classStudents = {
  name: { vi: 'Chi tiết lớp học', en: 'Class details' },
  text: {
    vi: 'Mỗi dòng là một học viên trong một lớp, với những gì người đó đã học trong lớp này.',
    en: 'Each row is a student of a class, with what the student has studied in this class.',
  },
  permission: 'report.view',
  columns: {
    student: { kind: 'person', name: names.student },
    class: { kind: 'class', name: names.class },
    course: { kind: 'course', name: names.course, minor: true },
    unit: { kind: 'unit', name: names.unit },
    joined_at: { kind: 'dateTime', name: { vi: 'Vào lớp', en: 'Joined' }, minor: true },
    lessons: { kind: 'count', name: { vi: 'Bài đã học xong', en: 'Lessons done' } },
    exams: { kind: 'count', name: { vi: 'Bài thi đã nộp', en: 'Exams submitted' } },
    visits: { kind: 'count', name: names.visits },
    active: { kind: 'duration', name: names.active },
    last_at: { kind: 'dateTime', name: names.last },
  },
  filters: {
    student: { kind: 'text', name: names.student },
    ...classFilters,
    user_id: { kind: 'thing', thing: 'person', name: names.student },
    studied: {
      kind: 'choices',
      name: { vi: 'Đã vào học', en: 'Has studied' },
      values: { yes: { vi: 'Đã vào học', en: 'Has studied' }, no: { vi: 'Chưa vào học', en: 'Not yet' } },
    },
  },
  search: 'student',
  sorts: ['student', 'joined_at', 'lessons', 'active', 'last_at'],
  order: 'asc',
  numbers: {
    students: { name: { vi: 'Ghi danh', en: 'Enrolments' }, kind: 'count', filters: {} },
    studied: {
      name: { vi: 'Đã vào học', en: 'Have studied' },
      kind: 'count',
      filters: { studied: ['yes'] },
    },
    idle: {
      name: { vi: 'Chưa vào học', en: 'Have not studied' },
      kind: 'count',
      filters: { studied: ['no'] },
    },
    active: { name: names.active, kind: 'duration', filters: {}, sum: 'active' },
  },
  charts: {
    studied: {
      name: { vi: 'Học viên đã vào học', en: 'Students who have studied' },
      look: 'donut',
      by: 'studied',
    },
  },
} as const satisfies ReportDefinition;
