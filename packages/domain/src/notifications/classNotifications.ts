import type { Language } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { classNotification } from './classNotification.ts';

interface ClassFacts {
  classroom_id: string;
  classroom_name: string;
}

interface TimedClassFacts extends ClassFacts {
  start_time: string;
  end_time: string;
}

const sample = {
  classroom_id: '56',
  classroom_name: 'An toàn lao động – Khóa 12',
  start_time: '2026-11-22T07:00:00Z',
  end_time: '2026-12-23T10:00:00Z',
};

function period({ start_time, end_time }: TimedClassFacts, language: Language): string {
  const start = formatInstant('dateTime', new Date(start_time), language);
  const end = formatInstant('deadline', new Date(end_time), language);
  return language === 'vi' ? `Diễn ra từ ${start} đến ${end}.` : `It takes place from ${start} to ${end}.`;
}

/** The notifications of classes, to their students and teachers. */
export const classNotifications = {
  ClassJoined: classNotification<TimedClassFacts>({
    audience: ['student'],
    words: {
      vi: (facts) => ({
        message: `Bạn được thêm vào lớp học “${facts.classroom_name}”`,
        detail: period(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You have been added to the class “${facts.classroom_name}”`,
        detail: period(facts, 'en'),
      }),
    },
    sample,
  }),

  ClassLeft: classNotification<ClassFacts>({
    audience: ['student'],
    words: {
      vi: ({ classroom_name }) => ({
        message: `Bạn không còn trong lớp học “${classroom_name}”`,
        detail: 'Bài làm và điểm bạn đã có vẫn được giữ lại.',
      }),
      en: ({ classroom_name }) => ({
        message: `You are no longer in the class “${classroom_name}”`,
        detail: 'Your answers and marks are kept.',
      }),
    },
    target: () => null,
    sample,
  }),

  ClassTeacherAssigned: classNotification<TimedClassFacts>({
    audience: ['teacher'],
    words: {
      vi: (facts) => ({
        message: `Bạn là giảng viên của lớp học “${facts.classroom_name}”`,
        detail: period(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You are the teacher of the class “${facts.classroom_name}”`,
        detail: period(facts, 'en'),
      }),
    },
    sample,
  }),

  ClassTeacherReplaced: classNotification<ClassFacts>({
    audience: ['teacher'],
    words: {
      vi: ({ classroom_name }) => ({
        message: `Bạn không còn là giảng viên của lớp học “${classroom_name}”`,
        detail: 'Từ bây giờ, giảng viên khác phụ trách lớp.',
      }),
      en: ({ classroom_name }) => ({
        message: `You are no longer the teacher of the class “${classroom_name}”`,
        detail: 'Another teacher has taken it over.',
      }),
    },
    target: () => null,
    sample,
  }),

  ClassTimesChanged: classNotification<TimedClassFacts>({
    audience: ['teacher', 'student'],
    words: {
      vi: (facts) => ({
        message: `Lớp học “${facts.classroom_name}” đổi thời gian`,
        detail: period(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `The times of the class “${facts.classroom_name}” have changed`,
        detail: period(facts, 'en'),
      }),
    },
    sample,
  }),

  ClassDeleted: classNotification<ClassFacts>({
    audience: ['teacher', 'student'],
    words: {
      vi: ({ classroom_name }) => ({
        message: `Lớp học “${classroom_name}” đã bị hủy`,
        detail: 'Bạn không cần tham gia lớp này nữa.',
      }),
      en: ({ classroom_name }) => ({
        message: `The class “${classroom_name}” has been cancelled`,
        detail: 'You no longer have to attend it.',
      }),
    },
    target: () => null,
    sample,
  }),
};
