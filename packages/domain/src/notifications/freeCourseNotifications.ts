import { defineNotification, type NotificationTarget } from './NotificationType.ts';

interface FreeCourseFacts {
  course_id: string;
  course_name: string;
}

const sample = { course_id: '17', course_name: 'Kỹ năng giao tiếp' };

const freeCourse = ({ course_id }: FreeCourseFacts): NotificationTarget => ({
  subject: 'freeCourse',
  id: course_id,
  address: `/free-course/${course_id}`,
});

const course = ({ course_id }: FreeCourseFacts): NotificationTarget => ({
  subject: 'course',
  id: course_id,
  address: `/courses/${course_id}`,
});

const request = ({
  course_id,
  project_id,
  request_id,
}: FreeCourseFacts & { project_id: string; request_id: string }): NotificationTarget => ({
  subject: 'courseRegistration',
  id: request_id,
  address: `/userRegisterCourse/${course_id}/${project_id}/${request_id}?fromNotification=true`,
});

/** The notifications of registering for open courses, and of making courses public. */
export const freeCourseNotifications = {
  FreeCourseRequested: defineNotification<
    FreeCourseFacts & { project_id: string; company_id: string; name: string; request_id: string }
  >({
    audience: ['super-admin', 'admin'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name, name }) => ({
        message: `Có yêu cầu học khóa học tự do “${course_name}”`,
        detail: `${name} đang chờ bạn duyệt.`,
      }),
      en: ({ course_name, name }) => ({
        message: `A request to take the open course “${course_name}”`,
        detail: `${name} is waiting for your decision.`,
      }),
    },
    target: request,
    groupOf: ({ course_id }) => `freeCourse:${course_id}`,
    sample: { ...sample, project_id: '3', company_id: '1', name: 'Đặng Thùy Trâm', request_id: '44' },
  }),

  FreeCourseApproved: defineNotification<FreeCourseFacts>({
    audience: ['student'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name }) => ({
        message: `Yêu cầu học khóa học tự do “${course_name}” của bạn đã được duyệt`,
        detail: 'Bạn có thể bắt đầu học.',
      }),
      en: ({ course_name }) => ({
        message: `Your request to take the open course “${course_name}” was approved`,
        detail: 'You can start learning.',
      }),
    },
    target: freeCourse,
    sample,
  }),

  FreeCourseDenied: defineNotification<FreeCourseFacts & { reason: string | null }>({
    audience: ['student'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name, reason }) => ({
        message: `Yêu cầu học khóa học tự do “${course_name}” của bạn đã bị từ chối`,
        ...(reason ? { detail: `Lý do: ${reason}` } : {}),
      }),
      en: ({ course_name, reason }) => ({
        message: `Your request to take the open course “${course_name}” was denied`,
        ...(reason ? { detail: `Reason: ${reason}` } : {}),
      }),
    },
    target: freeCourse,
    sample: { ...sample, reason: 'Khóa học này dành cho người mới vào nghề.' },
  }),

  PublicCourseRequested: defineNotification<
    FreeCourseFacts & { project_id: string; company_name: string; name: string; request_id: string }
  >({
    audience: ['super-admin'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name, name, company_name }) => ({
        message: `Có yêu cầu công khai khóa học “${course_name}”`,
        detail: `${name} (${company_name}) đang chờ bạn duyệt.`,
      }),
      en: ({ course_name, name, company_name }) => ({
        message: `A request to make the course “${course_name}” public`,
        detail: `${name} (${company_name}) is waiting for your decision.`,
      }),
    },
    target: request,
    sample: {
      ...sample,
      project_id: '3',
      company_name: 'Trung tâm Đào tạo Hoa Sen',
      name: 'Nguyễn Thị Hạnh',
      request_id: '45',
    },
  }),

  PublicCourseApproved: defineNotification<FreeCourseFacts>({
    audience: ['admin', 'teacher'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name }) => ({
        message: `Khóa học “${course_name}” đã được công khai`,
        detail: 'Học viên của mọi đơn vị nay có thể đăng ký học.',
      }),
      en: ({ course_name }) => ({
        message: `The course “${course_name}” is public now`,
        detail: 'Students of all units can ask to take it.',
      }),
    },
    target: course,
    sample,
  }),

  PublicCourseDenied: defineNotification<FreeCourseFacts & { reason: string | null }>({
    audience: ['admin', 'teacher'],
    icon: 'request',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name, reason }) => ({
        message: `Yêu cầu công khai khóa học “${course_name}” đã bị từ chối`,
        ...(reason ? { detail: `Lý do: ${reason}` } : {}),
      }),
      en: ({ course_name, reason }) => ({
        message: `The request to make the course “${course_name}” public was denied`,
        ...(reason ? { detail: `Reason: ${reason}` } : {}),
      }),
    },
    target: course,
    sample: { ...sample, reason: 'Khóa học chưa có bài giảng.' },
  }),
};
