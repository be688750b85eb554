import type { Language, Retake } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

/** An exam that is assigned to a class. */
export interface AssignmentFacts {
  survey_title: string;
  survey_id: string;
  /** The assignment. */
  type_id: string;
  classroom_id: string;
  classroom_name: string;
}

export interface TimedAssignmentFacts extends AssignmentFacts {
  /** RFC 3339 in UTC. */
  start_time: string;
  end_time: string;
  is_final: boolean;
}

/** Of a score from a file: whether its entry was undone; absent in what was stored without. */
interface ScoreFacts extends TimedAssignmentFacts {
  undone?: boolean;
}

const sample: TimedAssignmentFacts = {
  survey_title: 'An toàn điện cơ bản',
  survey_id: '12',
  type_id: '34',
  classroom_id: '56',
  classroom_name: 'An toàn lao động – Khóa 12',
  start_time: '2026-11-22T07:00:00Z',
  end_time: '2026-11-23T10:00:00Z',
  is_final: false,
};

function opening({ classroom_name, start_time, end_time }: TimedAssignmentFacts, language: Language) {
  const start = formatInstant('dateTime', new Date(start_time), language);
  const end = formatInstant('deadline', new Date(end_time), language);
  return language === 'vi'
    ? `${classroom_name}. Mở từ ${start} đến ${end}.`
    : `${classroom_name}. Open from ${start} to ${end}.`;
}

const closing = (end: string, language: Language) => formatInstant('deadline', new Date(end), language);

function ready({ classroom_id, survey_id, type_id, is_final }: TimedAssignmentFacts): NotificationTarget {
  const address = `/info_survey/${classroom_id}/survey/${survey_id}/exam/${type_id}/class/${is_final}`;
  return { subject: 'assignment', id: type_id, address };
}

/** The notifications of exams: to their participants, and to those who mark them. */
export const examNotifications = {
  AssignNewSurvey: defineNotification<TimedAssignmentFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: (facts) => ({
        message: `Bạn được giao bài thi “${facts.survey_title}”`,
        detail: opening(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You have been assigned the exam “${facts.survey_title}”`,
        detail: opening(facts, 'en'),
      }),
    },
    target: ready,
    sample,
  }),

  SurveyChanged: defineNotification<TimedAssignmentFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: (facts) => ({
        message: `Bài thi “${facts.survey_title}” đã được thay đổi`,
        detail: opening(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `The exam “${facts.survey_title}” has been changed`,
        detail: opening(facts, 'en'),
      }),
    },
    target: ready,
    sample,
  }),

  SurveyWithdrawn: defineNotification<AssignmentFacts>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: ({ survey_title, classroom_name }) => ({
        message: `Bài thi “${survey_title}” đã được thu hồi`,
        detail: `${classroom_name}. Bạn không cần làm bài thi này nữa.`,
      }),
      en: ({ survey_title, classroom_name }) => ({
        message: `The exam “${survey_title}” has been withdrawn`,
        detail: `${classroom_name}. You no longer have to take it.`,
      }),
    },
    target: ({ classroom_id }) => ({
      subject: 'classroom',
      id: classroom_id,
      address: `/classroom/${classroom_id}`,
    }),
    sample,
  }),

  SurveyMarked: defineNotification<AssignmentFacts & { student_id: string }>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: ({ survey_title, classroom_name }) => ({
        message: `Bài thi “${survey_title}” của bạn đã chấm xong`,
        detail: classroom_name,
      }),
      en: ({ survey_title, classroom_name }) => ({
        message: `Your exam “${survey_title}” has been marked`,
        detail: classroom_name,
      }),
    },
    target: ({ survey_id, type_id, student_id }) => ({
      subject: 'attempts',
      id: type_id,
      address: `/surveys/${survey_id}/classroom_id/${type_id}/users/${student_id}/see_exam`,
    }),
    groupOf: ({ type_id }) => `marked:${type_id}`,
    sample: { ...sample, student_id: '78' },
  }),

  ResultCorrected: defineNotification<TimedAssignmentFacts>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: ({ survey_title, classroom_name }) => ({
        message: `Kết quả bài thi “${survey_title}” của bạn đã thay đổi`,
        detail: `${classroom_name}. Giảng viên đã sửa đáp án hoặc điểm của câu hỏi và bài được tính lại.`,
      }),
      en: ({ survey_title, classroom_name }) => ({
        message: `Your result of “${survey_title}” has changed`,
        detail: `${classroom_name}. A key or the points of a question were corrected, and the attempts were marked again.`,
      }),
    },
    target: ready,
    groupOf: ({ type_id }) => `corrected:${type_id}`,
    sample,
  }),

  ScoreEntered: defineNotification<ScoreFacts>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: ({ survey_title, classroom_name, undone }) => ({
        message: `Điểm bài thi “${survey_title}” của bạn đã được cập nhật`,
        detail: undone
          ? `${classroom_name}. Điểm nhập từ tệp đã được hoàn tác.`
          : `${classroom_name}. Điểm được nhập từ tệp.`,
      }),
      en: ({ survey_title, classroom_name, undone }) => ({
        message: `Your score in “${survey_title}” has been updated`,
        detail: undone
          ? `${classroom_name}. The score that was entered from a file was taken back.`
          : `${classroom_name}. The score was entered from a file.`,
      }),
    },
    target: ready,
    groupOf: ({ type_id }) => `score:${type_id}`,
    sample,
  }),

  AttemptReset: defineNotification<TimedAssignmentFacts & { attempt: number; retake: Retake }>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: ({ survey_title, classroom_name, attempt, retake, end_time }) => ({
        message: `Bài làm lần ${attempt} của bài thi “${survey_title}” đã được đặt lại`,
        detail:
          retake === 'again'
            ? `${classroom_name}. Bạn được làm lại lần này đến ${closing(end_time, 'vi')}; bài cũ không còn được tính.`
            : `${classroom_name}. Lần làm bài này không còn được tính. Nếu có thắc mắc, hãy hỏi giảng viên.`,
      }),
      en: ({ survey_title, classroom_name, attempt, retake, end_time }) => ({
        message: `Your attempt ${attempt} at “${survey_title}” has been reset`,
        detail:
          retake === 'again'
            ? `${classroom_name}. You can take it again until ${closing(end_time, 'en')}; the earlier one no longer counts.`
            : `${classroom_name}. It no longer counts. If you have questions, please ask your teacher.`,
      }),
    },
    target: ready,
    sample: { ...sample, attempt: 1, retake: 'again' },
  }),

  AttemptRestored: defineNotification<TimedAssignmentFacts & { attempt: number }>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: ({ survey_title, classroom_name, attempt }) => ({
        message: `Bài làm lần ${attempt} của bài thi “${survey_title}” được tính lại`,
        detail: `${classroom_name}. Quản trị viên đã khôi phục bài làm bị đặt lại trước đó.`,
      }),
      en: ({ survey_title, classroom_name, attempt }) => ({
        message: `Your attempt ${attempt} at “${survey_title}” counts again`,
        detail: `${classroom_name}. An administrator has restored the attempt that had been reset.`,
      }),
    },
    target: ready,
    sample: { ...sample, attempt: 1 },
  }),

  AttemptReopened: defineNotification<TimedAssignmentFacts & { deadline: string }>({
    audience: ['student'],
    icon: 'exam',
    bell: null,
    mail: 'mail_exams',
    words: {
      vi: ({ survey_title, classroom_name, deadline }) => ({
        message: `Bài thi “${survey_title}” của bạn được mở lại`,
        detail: `${classroom_name}. Bạn làm tiếp được đến ${closing(deadline, 'vi')}.`,
      }),
      en: ({ survey_title, classroom_name, deadline }) => ({
        message: `Your exam “${survey_title}” has been reopened`,
        detail: `${classroom_name}. You can continue until ${closing(deadline, 'en')}.`,
      }),
    },
    target: ready,
    sample: { ...sample, deadline: sample.end_time },
  }),

  SubmissionToMark: defineNotification<AssignmentFacts>({
    audience: ['teacher'],
    icon: 'marking',
    bell: 'bell_marking',
    mail: null,
    words: {
      vi: ({ survey_title, classroom_name }) => ({
        message: `Có bài thi “${survey_title}” đang chờ bạn chấm`,
        detail: classroom_name,
      }),
      en: ({ survey_title, classroom_name }) => ({
        message: `“${survey_title}” has submissions to mark`,
        detail: classroom_name,
      }),
    },
    target: ({ classroom_id }) => ({
      subject: 'toMark',
      id: classroom_id,
      address: `/markAnswer/${classroom_id}`,
    }),
    groupOf: ({ type_id }) => `toMark:${type_id}`,
    sample,
  }),
};
