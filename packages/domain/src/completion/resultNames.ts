import type { CourseCompletion, ResultRating, Language } from '@sen/api/contract/model';
import type { CourseProgress } from './courseProgress.ts';

type Names = Readonly<Record<Language, string>>;

/** Display names of completions. */
export const completionNames = {
  not_completed: { vi: 'Chưa hoàn thành', en: 'Not completed' },
  unfinished: { vi: 'Không hoàn thành', en: 'Unfinished' },
  completed: { vi: 'Đã hoàn thành', en: 'Completed' },
  pass: { vi: 'Đạt', en: 'Passed' },
  not_pass: { vi: 'Không đạt', en: 'Not passed' },
} as const satisfies Record<CourseCompletion, Names>;

/** Display names of what a student has reached, or how far the class is. */
export const progressNames = {
  ...completionNames,
  not_started: { vi: 'Chưa bắt đầu', en: 'Not started' },
  happening: { vi: 'Đang học', en: 'In progress' },
  waiting: { vi: 'Chờ chấm', en: 'Awaiting marking' },
} as const satisfies Record<CourseProgress, Names>;

/** Display names of ratings. */
export const ratingNames = {
  excellent: { vi: 'Giỏi', en: 'Excellent' },
  good: { vi: 'Khá', en: 'Good' },
  average: { vi: 'Trung bình', en: 'Average' },
} as const satisfies Record<ResultRating, Names>;
