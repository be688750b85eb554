import type { Language } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { classNotification } from './classNotification.ts';
import { sessionsTarget } from './classTarget.ts';

interface SessionFacts {
  classroom_id: string;
  classroom_name: string;
  /** The session. */
  meeting_id: string;
  meeting_name: string;
  start_time: string;
}

const sessionSample = {
  classroom_id: '56',
  classroom_name: 'An toàn lao động – Khóa 12',
  meeting_id: '7',
  meeting_name: 'Hỏi đáp cùng giảng viên',
  start_time: '2026-11-22T07:00:00Z',
};

function beginning({ classroom_name, start_time }: SessionFacts, language: Language): string {
  const start = formatInstant('deadline', new Date(start_time), language);
  return language === 'vi'
    ? `${classroom_name}. Bắt đầu lúc ${start}.`
    : `${classroom_name}. It begins at ${start}.`;
}

/** The notifications of online sessions, to their students. */
export const onlineClassNotifications = {
  OnlineClassAdded: classNotification<SessionFacts>({
    audience: ['student'],
    words: {
      vi: (facts) => ({
        message: `Bạn có buổi học trực tuyến “${facts.meeting_name}”`,
        detail: beginning(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You have an online session: “${facts.meeting_name}”`,
        detail: beginning(facts, 'en'),
      }),
    },
    target: sessionsTarget,
    sample: sessionSample,
  }),

  OnlineClassChanged: classNotification<SessionFacts>({
    audience: ['student'],
    words: {
      vi: (facts) => ({
        message: `Buổi học trực tuyến “${facts.meeting_name}” đã được thay đổi`,
        detail: beginning(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `The online session “${facts.meeting_name}” has been changed`,
        detail: beginning(facts, 'en'),
      }),
    },
    target: sessionsTarget,
    sample: sessionSample,
  }),

  OnlineClassCancelled: classNotification<SessionFacts>({
    audience: ['student'],
    words: {
      vi: (facts) => ({
        message: `Bạn không còn tham gia buổi học trực tuyến “${facts.meeting_name}”`,
        detail: facts.classroom_name,
      }),
      en: (facts) => ({
        message: `You no longer attend the online session “${facts.meeting_name}”`,
        detail: facts.classroom_name,
      }),
    },
    target: sessionsTarget,
    sample: sessionSample,
  }),
};
