import { defineNotification } from './NotificationType.ts';

interface FreeCourseFacts {
  course_id: string;
  course_name: string;
}

const sample = { course_id: '17', course_name: 'Kỹ năng giao tiếp' };

/** The notifications of registering for a free course. */
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
        message: `Có yêu cầu học khóa miễn phí “${course_name}”`,
        detail: `${name} đang chờ bạn duyệt.`,
      }),
      en: ({ course_name, name }) => ({
        message: `A request to take the free course “${course_name}”`,
        detail: `${name} is waiting for your decision.`,
      }),
    },
    target: ({ course_id, project_id, request_id }) => ({
      subject: 'courseRegistration',
      id: request_id,
      address: `/userRegisterCourse/${course_id}/${project_id}/${request_id}?fromNotification=true`,
    }),
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
        message: `Yêu cầu học khóa miễn phí “${course_name}” của bạn đã được duyệt`,
        detail: 'Bạn có thể bắt đầu học.',
      }),
      en: ({ course_name }) => ({
        message: `Your request to take the free course “${course_name}” was approved`,
        detail: 'You can start learning.',
      }),
    },
    target: ({ course_id }) => ({
      subject: 'freeCourse',
      id: course_id,
      address: `/free-course/${course_id}`,
    }),
    sample,
  }),
};
