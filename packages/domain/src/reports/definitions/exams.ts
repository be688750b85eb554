import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const attempts = { vi: 'Bài đã nộp', en: 'Attempts submitted' };

export const exams = {
  name: { vi: 'Báo cáo bài thi', en: 'Exam report' },
  text: {
    vi: 'Mỗi dòng là một đề thi được giao cho một lớp, với các bài đã nộp, bài chờ chấm và điểm của những bài đã chấm.',
    en: 'Each row is an exam of a class, with the attempts submitted, those to mark, and the scores of those marked.',
  },
  permission: 'report.view',
  columns: {
    exam: { kind: 'exam', name: names.exam },
    class: { kind: 'class', name: names.class },
    course: { kind: 'course', name: names.course, minor: true },
    unit: { kind: 'unit', name: names.unit },
    opens_at: { kind: 'dateTime', name: names.starts },
    closes_at: { kind: 'dateTime', name: names.ends, minor: true },
    attempts: {
      kind: 'count',
      name: attempts,
      opens: {
        report: 'attempts',
        filters: {
          classroom_id: { row: 'class' },
          exam_id: { row: 'exam' },
          state: ['submitted', 'marked'],
        },
      },
    },
    to_mark: {
      kind: 'count',
      name: names.toMark,
      opens: {
        report: 'attempts',
        filters: { classroom_id: { row: 'class' }, exam_id: { row: 'exam' }, state: ['submitted'] },
      },
    },
    mean: { kind: 'score', name: names.meanScore },
    lowest: { kind: 'score', name: { vi: 'Thấp nhất', en: 'Lowest' } },
    highest: { kind: 'score', name: { vi: 'Cao nhất', en: 'Highest' } },
  },
  filters: {
    exam: { kind: 'text', name: names.exam },
    ...classFilters,
    exam_id: { kind: 'thing', thing: 'exam', name: names.exam },
    mean: { kind: 'band', band: 'points', name: names.meanScore },
  },
  search: 'exam',
  sorts: ['opens_at', 'exam', 'attempts', 'to_mark', 'mean'],
  order: 'desc',
  numbers: {
    exams: { name: { vi: 'Bài thi của lớp', en: 'Exams of classes' }, kind: 'count', filters: {} },
    attempts: {
      name: attempts,
      kind: 'count',
      report: 'attempts',
      filters: { state: ['submitted', 'marked'] },
    },
    toMark: { name: names.toMark, kind: 'count', report: 'attempts', filters: { state: ['submitted'] } },
    score: {
      name: names.meanScore,
      kind: 'score',
      report: 'attempts',
      filters: { state: ['marked'] },
      mean: 'score',
    },
  },
  charts: {
    mean: {
      name: { vi: 'Bài thi theo điểm trung bình', en: 'Exams by mean score' },
      look: 'bar',
      by: 'mean',
    },
  },
} as const satisfies ReportDefinition;
