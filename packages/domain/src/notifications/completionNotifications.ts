import type { CourseCompletion, Language } from '@sen/api/contract/model';
import { defineNotification } from './NotificationType.ts';

interface CompletionFacts {
  classroom_id: string;
  classroom_name: string;
  course_id: string;
  /** What the students are now who are told. */
  completion: CourseCompletion;
  /** The completion score of the class; null: it has none. Equal where its weights or other scores were changed. */
  before: number | null;
  after: number | null;
}

function change({ before, after }: CompletionFacts, language: Language): string {
  if (before === after)
    return language === 'vi'
      ? 'Trọng số bài thi hoặc mốc điểm của lớp đã được sửa.'
      : 'The weights of the exams or the scores of the class were changed.';
  const [from = '', to = ''] = [before, after].map((score) =>
    score === null ? '' : new Intl.NumberFormat(language).format(score),
  );
  if (language === 'vi') {
    if (after === null) return 'Lớp không còn yêu cầu điểm hoàn thành.';
    return before === null
      ? `Điểm hoàn thành của lớp nay là ${to}.`
      : `Điểm hoàn thành của lớp đã được sửa từ ${from} thành ${to}.`;
  }
  if (after === null) return 'The class no longer has a completion score.';
  return before === null
    ? `The completion score of the class is now ${to}.`
    : `The completion score of the class was corrected from ${from} to ${to}.`;
}

function message({ classroom_name: name, completion }: CompletionFacts, language: Language): string {
  const isVi = language === 'vi';
  if (completion === 'pass')
    return isVi ? `Nay bạn đạt lớp học “${name}”` : `You now pass the class “${name}”`;
  if (completion === 'completed')
    return isVi ? `Nay bạn hoàn thành lớp học “${name}”` : `You have now completed the class “${name}”`;
  return isVi ? `Nay bạn chưa đạt lớp học “${name}”` : `You do not pass the class “${name}” as it counts now`;
}

/** The notification of who passes a class, or no longer does, without another result of an exam. */
export const completionNotifications = {
  CompletionCorrected: defineNotification<CompletionFacts>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: (facts) => ({ message: message(facts, 'vi'), detail: change(facts, 'vi') }),
      en: (facts) => ({ message: message(facts, 'en'), detail: change(facts, 'en') }),
    },
    target: ({ classroom_id, course_id }) => ({
      subject: 'classroom',
      id: classroom_id,
      address: `/courses-student/${course_id}`,
    }),
    groupOf: ({ classroom_id }) => `completion:${classroom_id}`,
    sample: {
      classroom_id: '56',
      classroom_name: 'An toàn lao động – Khóa 12',
      course_id: '12',
      completion: 'pass',
      before: 5,
      after: 4.5,
    },
  }),
};
