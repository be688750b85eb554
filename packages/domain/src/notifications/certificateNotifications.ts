import type { Language } from '@sen/api/contract/model';
import { managingRoles } from '../access/roles.ts';
import type { ArchiveFailure } from '../certificates/certificateArchive.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { errorMessage } from '../errors/errorMessage.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

/** The own certificates, a part of the profile. */
const ownCertificates: NotificationTarget = {
  subject: 'ownCertificates',
  address: '/profile',
};

interface ArchiveFacts {
  classroom_id: string;
  classroom_name: string;
  printed: number;
  /** Until when it can be downloaded. */
  kept_until: string;
  /** Why there is none; null when it is ready. */
  failure: ArchiveFailure | null;
}

interface IssuingFacts {
  classroom_id: string;
  classroom_name: string;
  issued: number;
  left_out: number;
  /** Students who are not settled because it failed. */
  remaining: number;
  failure: ErrorCode | null;
}

const formatCount = (count: number, language: Language) => new Intl.NumberFormat(language).format(count);
const until = (time: string, language: Language) => formatInstant('dateTime', new Date(time), language);

/** What many certificates have come to. */
const issuedCounts = {
  vi: ({ issued, left_out, remaining, failure }: IssuingFacts) => {
    const given = `Đã cấp ${formatCount(issued, 'vi')} chứng chỉ.`;
    if (failure !== null)
      return `${given} Còn ${formatCount(remaining, 'vi')} học viên chưa được cấp. ${errorMessage(failure, 'vi')}`;
    if (left_out === 0) return given;
    return `${given} ${formatCount(left_out, 'vi')} học viên không được cấp; tên và lý do ở trang chứng chỉ của lớp.`;
  },
  en: ({ issued, left_out, remaining, failure }: IssuingFacts) => {
    const given = `Certificates issued: ${formatCount(issued, 'en')}.`;
    if (failure !== null)
      return `${given} Students without one: ${formatCount(remaining, 'en')}. ${errorMessage(failure, 'en')}`;
    if (left_out === 0) return given;
    return `${given} Students left out: ${formatCount(left_out, 'en')}; the class’s page of certificates has their names and why.`;
  },
};

/** The notifications of certificates: to their people, to who had many issued, and to who had them made into a .zip. */
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
        message: `You have been issued a certificate for the course “${course_name}”`,
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
        message: `Your certificate for the course “${course_name}” has been revoked`,
        detail: `Number ${number}. Reason: ${reason}`,
      }),
    },
    target: () => ownCertificates,
    sample: { course_name: 'An toàn điện cơ bản', number: '2026-000123', reason: 'Cấp nhầm người' },
  }),

  CertificateIssuingEnded: defineNotification<IssuingFacts>({
    audience: ['super-admin', 'admin'],
    icon: 'content',
    bell: null,
    mail: null,
    words: {
      vi: (facts) => ({
        message:
          facts.failure === null
            ? `Đã cấp xong chứng chỉ của lớp “${facts.classroom_name}”`
            : `Việc cấp chứng chỉ của lớp “${facts.classroom_name}” đã dừng`,
        detail: issuedCounts.vi(facts),
      }),
      en: (facts) => ({
        message:
          facts.failure === null
            ? `The certificates of the class “${facts.classroom_name}” have been issued`
            : `Issuing the certificates of the class “${facts.classroom_name}” has stopped`,
        detail: issuedCounts.en(facts),
      }),
    },
    target: ({ classroom_id: id }) => ({
      subject: 'classroom',
      id,
      address: `/classroom/${id}/certificates`,
    }),
    groupOf: ({ classroom_id }) => `certificates-issued:${classroom_id}`,
    sample: {
      classroom_id: '56',
      classroom_name: 'An toàn lao động – Khóa 12',
      issued: 997,
      left_out: 3,
      remaining: 0,
      failure: null,
    },
  }),

  CertificateArchiveEnded: defineNotification<ArchiveFacts>({
    audience: managingRoles,
    icon: 'content',
    bell: null,
    mail: null,
    words: {
      vi: ({ classroom_name, printed, kept_until, failure }) =>
        failure === null
          ? {
              message: `Tệp .zip chứng chỉ của lớp “${classroom_name}” đã sẵn sàng`,
              detail: `Có ${formatCount(printed, 'vi')} chứng chỉ. Bạn tải được tệp đến ${until(kept_until, 'vi')}.`,
            }
          : {
              message: `Chưa tạo được tệp .zip chứng chỉ của lớp “${classroom_name}”`,
              detail: errorMessage(failure, 'vi'),
            },
      en: ({ classroom_name, printed, kept_until, failure }) =>
        failure === null
          ? {
              message: `The .zip of certificates of the class “${classroom_name}” is ready`,
              detail: `Certificates: ${formatCount(printed, 'en')}. You can download it until ${until(kept_until, 'en')}.`,
            }
          : {
              message: `The .zip of certificates of the class “${classroom_name}” could not be made`,
              detail: errorMessage(failure, 'en'),
            },
    },
    target: ({ classroom_id: id }) => ({
      subject: 'classroom',
      id,
      address: `/classroom/${id}/certificates`,
    }),
    // The page has the newest one.
    groupOf: ({ classroom_id }) => `certificates:${classroom_id}`,
    sample: {
      classroom_id: '56',
      classroom_name: 'An toàn lao động – Khóa 12',
      printed: 1200,
      kept_until: '2026-11-29T02:00:00Z',
      failure: null,
    },
  }),
};
