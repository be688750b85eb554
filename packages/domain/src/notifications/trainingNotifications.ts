import type { Language } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification, type NotificationTarget, type NotificationType } from './NotificationType.ts';

interface TrainingFacts {
  train_id: string;
  /** Of the training. */
  meeting_name: string;
}

interface PlannedTrainingFacts extends TrainingFacts {
  /** RFC 3339 in UTC. */
  start_time: string;
  end_time: string;
  /** Empty when it has none. */
  place: string;
}

const sample: PlannedTrainingFacts = {
  train_id: '31',
  meeting_name: 'Tập huấn an toàn quý IV',
  start_time: '2026-11-22T01:00:00Z',
  end_time: '2026-11-22T10:00:00Z',
  place: 'Nhà máy 2, Đồng Nai',
};

function plan({ start_time, end_time, place }: PlannedTrainingFacts, language: Language): string {
  const start = formatInstant('dateTime', new Date(start_time), language);
  const end = formatInstant('deadline', new Date(end_time), language);
  const where = place === '' ? '' : `${language === 'vi' ? ' Địa điểm' : ' Place'}: ${place}.`;
  return `${language === 'vi' ? `Diễn ra từ ${start} đến ${end}.` : `It takes place from ${start} to ${end}.`}${where}`;
}

/** The page of a training. */
export function trainingTarget({ train_id: id }: Pick<TrainingFacts, 'train_id'>): NotificationTarget {
  return { subject: 'training', id, address: `/trains/${id}` };
}

const ofTraining = { icon: 'class', bell: null, mail: null, sample } satisfies Partial<
  NotificationType<PlannedTrainingFacts>
>;

/** The notifications of trainings, to their teachers and students; `meetingNotifications` has those of their tests. */
export const trainingNotifications = {
  TrainingTeacherAssigned: defineNotification<PlannedTrainingFacts>({
    ...ofTraining,
    audience: ['teacher'],
    words: {
      vi: (facts) => ({
        message: `Bạn là giảng viên của đợt tập huấn “${facts.meeting_name}”`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `You are a teacher of the training “${facts.meeting_name}”`,
        detail: plan(facts, 'en'),
      }),
    },
    target: trainingTarget,
  }),

  TrainingTeacherReplaced: defineNotification<TrainingFacts>({
    ...ofTraining,
    audience: ['teacher'],
    words: {
      vi: ({ meeting_name }) => ({
        message: `Bạn không còn là giảng viên của đợt tập huấn “${meeting_name}”`,
        detail: 'Từ bây giờ, giảng viên khác phụ trách đợt tập huấn.',
      }),
      en: ({ meeting_name }) => ({
        message: `You are no longer a teacher of the training “${meeting_name}”`,
        detail: 'Other teachers run it now.',
      }),
    },
    target: () => null,
  }),

  TrainingChanged: defineNotification<PlannedTrainingFacts>({
    ...ofTraining,
    audience: ['teacher', 'student'],
    words: {
      vi: (facts) => ({
        message: `Đợt tập huấn “${facts.meeting_name}” đổi thời gian hoặc địa điểm`,
        detail: plan(facts, 'vi'),
      }),
      en: (facts) => ({
        message: `The times or the place of the training “${facts.meeting_name}” have changed`,
        detail: plan(facts, 'en'),
      }),
    },
    target: trainingTarget,
  }),

  TrainingDeleted: defineNotification<TrainingFacts>({
    ...ofTraining,
    audience: ['teacher'],
    words: {
      vi: ({ meeting_name }) => ({
        message: `Đợt tập huấn “${meeting_name}” đã bị hủy`,
        detail: 'Hai bài kiểm tra được thu hồi và học viên được báo.',
      }),
      en: ({ meeting_name }) => ({
        message: `The training “${meeting_name}” has been cancelled`,
        detail: 'Its two tests are withdrawn and its students are notified.',
      }),
    },
    target: () => null,
  }),
};
