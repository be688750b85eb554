import { defineNotification, type NotificationTarget } from './NotificationType.ts';

/** The own certificates, a part of the profile. */
const ownCertificates: NotificationTarget = {
  subject: 'ownCertificates',
  address: '/profile',
};

/** The notifications of certificates, to their people. */
export const certificateNotifications = {
  CertificateIssued: defineNotification<{
    classroom_id: string;
    classroom_name: string;
    course_id: string;
    course_name: string;
  }>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: ({ course_name }) => ({
        message: `Bạn được cấp chứng chỉ khóa học “${course_name}”`,
        detail: 'Xem và tải chứng chỉ trong hồ sơ của bạn.',
      }),
      en: ({ course_name }) => ({
        message: `You have been issued the certificate of the course “${course_name}”`,
        detail: 'View and download it in your profile.',
      }),
    },
    target: () => ownCertificates,
    sample: {
      classroom_id: '56',
      classroom_name: 'An toàn lao động – Khóa 12',
      course_id: '12',
      course_name: 'An toàn điện cơ bản',
    },
  }),

  CertificateRevoked: defineNotification<{ course_name: string; number: string; reason: string }>({
    audience: ['student'],
    icon: 'result',
    bell: null,
    mail: 'mail_results',
    words: {
      vi: ({ course_name, number, reason }) => ({
        message: `Chứng chỉ khóa học “${course_name}” của bạn đã bị thu hồi`,
        detail: `Số ${number}. Lý do: ${reason}`,
      }),
      en: ({ course_name, number, reason }) => ({
        message: `Your certificate of the course “${course_name}” has been revoked`,
        detail: `Number ${number}. Reason: ${reason}`,
      }),
    },
    target: () => ownCertificates,
    sample: { course_name: 'An toàn điện cơ bản', number: '2026-000123', reason: 'Cấp nhầm người' },
  }),
};
