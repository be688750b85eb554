import { completionNames, ratingNames } from '../../completion/resultNames.ts';
import { classFilters } from '../classFilters.ts';
import { names } from '../names.ts';
import type { ReportDefinition } from '../ReportDefinition.ts';

const completionState = { vi: 'Trạng thái hoàn thành', en: 'Completion' };
const rating = { vi: 'Xếp loại', en: 'Rating' };

export const completion = {
  name: { vi: 'Trạng thái hoàn thành', en: 'Completion status' },
  text: {
    vi: 'Mỗi dòng là một học viên trong một lớp, với kết quả hiện tại của người đó trong lớp này.',
    en: 'Each row is a student of a class, with the current result of the student in this class.',
  },
  permission: 'report.view',
  columns: {
    student: { kind: 'person', name: names.student },
    class: { kind: 'class', name: names.class },
    course: { kind: 'course', name: names.course, minor: true },
    unit: { kind: 'unit', name: names.unit },
    completion: { kind: 'state', name: completionState, states: completionNames },
    score: { kind: 'score', name: names.score },
    rating: { kind: 'state', name: rating, states: ratingNames },
    completed_at: { kind: 'dateTime', name: { vi: 'Hoàn thành lúc', en: 'Completed at' } },
  },
  filters: {
    student: { kind: 'text', name: names.student },
    ...classFilters,
    user_id: { kind: 'thing', thing: 'person', name: names.student },
    completion: { kind: 'choices', values: completionNames, name: completionState },
    rating: { kind: 'choices', values: ratingNames, name: rating },
    scored: {
      kind: 'choices',
      name: { vi: 'Có điểm', en: 'Has a score' },
      values: {
        yes: { vi: 'Đã có điểm', en: 'With a score' },
        no: { vi: 'Chưa có điểm', en: 'Without a score' },
      },
    },
    score: { kind: 'band', band: 'points', name: names.score },
  },
  search: 'student',
  sorts: ['student', 'score', 'completed_at'],
  order: 'asc',
  numbers: {
    students: { name: { vi: 'Ghi danh', en: 'Enrolments' }, kind: 'count', filters: {} },
    reached: {
      name: names.reached,
      kind: 'count',
      filters: { completion: ['completed', 'pass'] },
    },
    open: {
      name: completionNames.not_completed,
      kind: 'count',
      filters: { completion: ['not_completed'] },
    },
    failed: {
      name: { vi: 'Không đạt hoặc bỏ dở', en: 'Not passed or unfinished' },
      kind: 'count',
      filters: { completion: ['unfinished', 'not_pass'] },
    },
    score: { name: names.meanScore, kind: 'score', filters: { scored: ['yes'] }, mean: 'score' },
  },
  charts: {
    completion: { name: completionState, look: 'donut', by: 'completion' },
    score: { name: { vi: 'Học viên theo điểm', en: 'Students by score' }, look: 'bar', by: 'score' },
    rating: { name: { vi: 'Học viên theo xếp loại', en: 'Students by rating' }, look: 'bar', by: 'rating' },
  },
} as const satisfies ReportDefinition;
