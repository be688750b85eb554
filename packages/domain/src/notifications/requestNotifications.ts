import type { RequestKind } from '@sen/api/contract/model';
import { defineNotification } from './NotificationType.ts';

interface RequestFacts {
  company_id: string;
  company_name: string;
  kind: 'account' | 'class';
}

interface UndoneFacts {
  company_id: string;
  company_name: string;
  kind: RequestKind;
  was: 'approved' | 'denied';
  course_id: string | null;
  course_name: string | null;
}

const unit = { company_id: '3', company_name: 'Trung tâm Đào tạo Hoa Sen' };

/** The notifications of requests to join a unit or a class. */
export const requestNotifications = {
  RegistrationRequested: defineNotification<{ company_id: string; name: string; kind: 'account' | 'class' }>({
    audience: ['admin'],
    icon: 'request',
    bell: 'bell_requests',
    mail: null,
    words: {
      vi: ({ name, kind }) => ({
        message: kind === 'account' ? 'Có yêu cầu gia nhập đơn vị' : 'Có yêu cầu tham gia lớp học',
        detail: `${name} đang chờ bạn duyệt.`,
      }),
      en: ({ name, kind }) => ({
        message: kind === 'account' ? 'A request to join your unit' : 'A request to join a class',
        detail: `${name} is waiting for your decision.`,
      }),
    },
    target: () => ({ subject: 'requests', address: '/requests' }),
    groupOf: ({ kind }) => `requested:${kind}`,
    sample: { company_id: '3', name: 'Đặng Thùy Trâm', kind: 'account' },
  }),

  RegistrationApproved: defineNotification<RequestFacts & { classroom_id: string; classroom_name: string }>({
    audience: ['student'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ classroom_name, company_name }) => ({
        message: `Bạn đã được nhận vào lớp “${classroom_name}”`,
        detail: company_name,
      }),
      en: ({ classroom_name, company_name }) => ({
        message: `You have been accepted to the class “${classroom_name}”`,
        detail: company_name,
      }),
    },
    target: ({ classroom_id }) => ({
      subject: 'classroom',
      id: classroom_id,
      address: `/classroom/${classroom_id}`,
    }),
    sample: { ...unit, kind: 'account', classroom_id: '56', classroom_name: 'An toàn lao động – Khóa 12' },
  }),

  RegistrationDenied: defineNotification<RequestFacts & { reason: string | null }>({
    audience: ['student'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ kind, company_name, reason }) => ({
        message:
          kind === 'account'
            ? `Yêu cầu gia nhập ${company_name} của bạn đã bị từ chối`
            : 'Yêu cầu tham gia lớp học của bạn đã bị từ chối',
        ...(reason ? { detail: `Lý do: ${reason}` } : {}),
      }),
      en: ({ kind, company_name, reason }) => ({
        message:
          kind === 'account'
            ? `Your request to join ${company_name} was denied`
            : 'Your request to join a class was denied',
        ...(reason ? { detail: `Reason: ${reason}` } : {}),
      }),
    },
    target: ({ kind }) => (kind === 'account' ? null : { subject: 'requests', address: '/course-register' }),
    sample: { ...unit, kind: 'class', reason: 'Lớp đã đủ học viên.' },
  }),

  DecisionUndone: defineNotification<UndoneFacts>({
    audience: ['student', 'teacher', 'admin'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ kind, was, company_name, course_name }) => ({
        message: course_name
          ? `Yêu cầu về khóa học “${course_name}” của bạn đang được xét lại`
          : `Yêu cầu ${kind === 'account' ? 'gia nhập' : 'vào lớp tại'} ${company_name} của bạn đang được xét lại`,
        detail:
          was === 'approved'
            ? 'Việc duyệt trước đó đã được hoàn tác.'
            : 'Việc từ chối trước đó đã được hoàn tác. Bạn không cần gửi lại yêu cầu.',
      }),
      en: ({ kind, was, company_name, course_name }) => ({
        message: course_name
          ? `Your request about the course “${course_name}” is being reviewed again`
          : `Your request to join ${kind === 'account' ? company_name : `a class of ${company_name}`} is being reviewed again`,
        detail:
          was === 'approved'
            ? 'The earlier approval was undone.'
            : 'The earlier denial was undone. There is no need to send the request again.',
      }),
    },
    target: ({ kind, course_id }) => {
      if (kind === 'account' || course_id === null)
        return kind === 'account' ? null : { subject: 'requests', address: '/course-register' };
      return kind === 'free_course'
        ? { subject: 'freeCourse', id: course_id, address: `/free-course/${course_id}` }
        : { subject: 'course', id: course_id, address: `/courses/${course_id}` };
    },
    sample: { ...unit, kind: 'class', was: 'approved', course_id: null, course_name: null },
  }),
};
