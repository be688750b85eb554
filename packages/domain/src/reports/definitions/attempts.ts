import type { AttemptState } from '@sen/api/contract/model';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { Names, ReportDefinition } from '../ReportDefinition.ts';

const stateNames = {
  in_progress: { vi: 'Đang làm', en: 'In progress' },
  submitted: { vi: 'Chờ chấm', en: 'To mark' },
  marked: { vi: 'Đã chấm', en: 'Marked' },
} as const satisfies Record<AttemptState, Names>;

const state = { vi: 'Trạng thái', en: 'Status' };

export const attempts = {
  name: { vi: 'Báo cáo điểm thi', en: 'Score report' },
  text: {
    vi: 'Mỗi dòng là một lần làm bài thi của một học viên trong một lớp, với điểm sau khi trừ của lần đó.',
    en: 'Each row is an attempt of a student at an exam of a class, with its score after the deduction.',
  },
  permission: 'report.view',
  columns: {
    student: { kind: 'person', name: names.student },
    exam: { kind: 'exam', name: names.exam },
    score: { kind: 'score', name: names.score },
    state: { kind: 'state', name: state, states: stateNames },
    submitted_at: { kind: 'dateTime', name: { vi: 'Nộp lúc', en: 'Submitted' } },
    class: { kind: 'class', name: names.class },
    unit: { kind: 'unit', name: names.unit },
    attempt: { kind: 'count', name: { vi: 'Lần làm', en: 'Attempt' }, minor: true },
  },
  filters: {
    student: { kind: 'text', name: names.student },
    exam: { kind: 'text', name: names.exam },
    ...classFilters,
    exam_id: { kind: 'thing', thing: 'exam', name: names.exam },
    user_id: { kind: 'thing', thing: 'person', name: names.student },
    state: { kind: 'choices', values: stateNames, name: state },
    score: { kind: 'band', band: 'points', name: names.score },
    submitted_at: { kind: 'dates', name: { vi: 'Nộp lúc', en: 'Submitted' } },
  },
  search: 'student',
  sorts: ['submitted_at', 'student', 'exam', 'score'],
  order: 'desc',
  numbers: {
    attempts: { name: { vi: 'Lần làm', en: 'Attempts' }, kind: 'count', filters: {} },
    running: { name: stateNames.in_progress, kind: 'count', filters: { state: ['in_progress'] } },
    toMark: { name: stateNames.submitted, kind: 'count', filters: { state: ['submitted'] } },
    marked: { name: stateNames.marked, kind: 'count', filters: { state: ['marked'] } },
    score: { name: names.meanScore, kind: 'score', filters: { state: ['marked'] }, mean: 'score' },
  },
  charts: {
    score: { name: { vi: 'Lần làm theo điểm', en: 'Attempts by score' }, look: 'bar', by: 'score' },
    state: { name: state, look: 'donut', by: 'state' },
  },
} as const satisfies ReportDefinition;
