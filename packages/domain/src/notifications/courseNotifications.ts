import { defineNotification } from './NotificationType.ts';

/** The notifications of courses, to their lecturers. */
export const courseNotifications = {
  CourseLecturer: defineNotification<{
    course_id: string;
    course_name: string;
    project_id: string;
    company_id: string;
  }>({
    audience: ['teacher'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ course_name }) => ({
        message: `Bạn là giảng viên của khóa học “${course_name}”`,
        detail: 'Bạn có thể xem và chỉnh sửa nội dung khóa học.',
      }),
      en: ({ course_name }) => ({
        message: `You are the teacher of the course “${course_name}”`,
        detail: 'You can view and edit its content.',
      }),
    },
    target: ({ course_id }) => ({ subject: 'course', id: course_id, address: `/courses/${course_id}` }),
    sample: { course_id: '17', course_name: 'An toàn điện cơ bản', project_id: '3', company_id: '1' },
  }),
};
