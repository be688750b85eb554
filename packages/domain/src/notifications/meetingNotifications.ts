import type { Language } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification, type NotificationTarget, type NotificationReader } from './NotificationType.ts';

export interface MeetingTestFacts {
  survey_title: string;
  survey_id: string;
  meeting_id: string;
  meeting_name: string;
  kind: 'pretest' | 'posttest';
  /** From when the test can be taken, RFC 3339 in UTC. */
  start_time: string;
}

const sample: MeetingTestFacts = {
  survey_title: 'An toàn điện cơ bản',
  survey_id: '12',
  meeting_id: '8',
  meeting_name: 'Tập huấn an toàn quý IV',
  kind: 'pretest',
  start_time: '2026-11-22T07:00:00Z',
};

function opening({ meeting_name, start_time }: MeetingTestFacts, language: Language): string {
  const start = formatInstant('deadline', new Date(start_time), language);
  return language === 'vi' ? `${meeting_name}. Mở từ ${start}.` : `${meeting_name}. Open from ${start}.`;
}

function test({ survey_id, meeting_id }: MeetingTestFacts, { id }: NotificationReader): NotificationTarget {
  const address = `/survey/${survey_id}/meeting/${meeting_id}/user/${id}`;
  return { subject: 'meeting', id: meeting_id, address };
}

/** What tells participants of a test, by its kind. */
export const testAnnouncements = { pretest: 'AssignNewPreTest', posttest: 'AssignNewPostTest' } as const;

/** The notifications of the tests before and after a meeting, to its participants. */
export const meetingNotifications = {
  AssignNewPreTest: defineNotification<MeetingTestFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: (facts) => ({
        message: `Bạn được giao bài kiểm tra đầu vào “${facts.survey_title}”`,
        detail: opening(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You have been assigned the pretest “${facts.survey_title}”`,
        detail: opening(facts, 'en'),
      }),
    },
    target: test,
    sample,
  }),

  AssignNewPostTest: defineNotification<MeetingTestFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: (facts) => ({
        message: `Bạn được giao bài kiểm tra đầu ra “${facts.survey_title}”`,
        detail: opening(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You have been assigned the posttest “${facts.survey_title}”`,
        detail: opening(facts, 'en'),
      }),
    },
    target: test,
    sample: { ...sample, kind: 'posttest' },
  }),

  TestWithdrawn: defineNotification<MeetingTestFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: ({ kind, survey_title, meeting_name }) => ({
        message: `Bài kiểm tra ${kind === 'pretest' ? 'đầu vào' : 'đầu ra'} “${survey_title}” đã được thu hồi`,
        detail: `${meeting_name}. Bạn không cần làm bài kiểm tra này nữa.`,
      }),
      en: ({ kind, survey_title, meeting_name }) => ({
        message: `The ${kind} “${survey_title}” has been withdrawn`,
        detail: `${meeting_name}. You no longer have to take it.`,
      }),
    },
    // The training is gone, or no longer the reader's.
    target: () => null,
    sample,
  }),
};
