import { type ApprovalKind, approvalKinds } from '../approvals/approvalKinds.ts';
import { topicTarget } from './forumNotifications.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

interface RequestFacts {
  company_id: string;
  company_name: string;
  kind: 'account' | 'class';
}

interface UndoneFacts {
  company_id: string;
  company_name: string;
  kind: ApprovalKind;
  was: 'approved' | 'denied';
  course_id: string | null;
  course_name: string | null;
  /** Of a topic of the forum. */
  topic_id?: string | null;
  topic_title?: string | null;
}

const unit = { company_id: '3', company_name: 'Trung tâm Đào tạo Hoa Sen' };

interface UndoneWords {
  /** What was asked for, after “Yêu cầu”. */
  vi: (facts: UndoneFacts) => string;
  /** The same after “Your request”. */
  en: (facts: UndoneFacts) => string;
  target: (facts: UndoneFacts) => NotificationTarget | null;
}

const aboutCourse = {
  vi: ({ course_name }: UndoneFacts) => `về khóa học “${course_name ?? '…'}”`,
  en: ({ course_name }: UndoneFacts) => `about the course “${course_name ?? '…'}”`,
};

const aboutTopic: UndoneWords = {
  vi: ({ topic_title }) => `đăng bài “${topic_title ?? '…'}” lên diễn đàn`,
  en: ({ topic_title }) => `to publish the topic “${topic_title ?? '…'}”`,
  target: ({ topic_id }) => (topic_id ? topicTarget({ topic_id }) : null),
};

const undoneKinds = {
  account: {
    vi: ({ company_name }) => `gia nhập ${company_name}`,
    en: ({ company_name }) => `to join ${company_name}`,
    target: () => null,
  },
  class: {
    vi: ({ company_name }) => `vào lớp tại ${company_name}`,
    en: ({ company_name }) => `to join a class of ${company_name}`,
    target: () => ({ subject: 'requests', address: '/course-register' }),
  },
  free_course: {
    ...aboutCourse,
    target: ({ course_id: id }) =>
      id === null ? null : { subject: 'freeCourse', id, address: approvalKinds.free_course.page(id) },
  },
  public_course: {
    ...aboutCourse,
    target: ({ course_id: id }) =>
      id === null ? null : { subject: 'course', id, address: approvalKinds.public_course.page(id) },
  },
  topic_unit: aboutTopic,
  topic_system: aboutTopic,
} as const satisfies Record<ApprovalKind, UndoneWords>;

/** The notifications of requests to join a unit or a class, and of undone decisions of any kind. */
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
      vi: (facts) => ({
        message: `Yêu cầu ${undoneKinds[facts.kind].vi(facts)} của bạn đang được xét lại`,
        detail:
          facts.was === 'approved'
            ? 'Việc duyệt trước đó đã được hoàn tác.'
            : 'Việc từ chối trước đó đã được hoàn tác. Bạn không cần gửi lại yêu cầu.',
      }),
      en: (facts) => ({
        message: `Your request ${undoneKinds[facts.kind].en(facts)} is being reviewed again`,
        detail:
          facts.was === 'approved'
            ? 'The earlier approval was undone.'
            : 'The earlier denial was undone. There is no need to send the request again.',
      }),
    },
    target: (facts) => undoneKinds[facts.kind].target(facts),
    sample: { ...unit, kind: 'class', was: 'approved', course_id: null, course_name: null },
  }),
};
