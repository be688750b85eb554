import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of courses that the portal finds too. */
export const errors = {
  courseOfAnother: {
    status: 403,
    vi: 'Chỉ người tạo, giảng viên của khóa học và quản trị viên được sửa, xóa hoặc mở lớp của khóa học này. Hãy nhờ một trong những người đó.',
    en: 'Only the creator and the teacher of the course and administrators may change it, delete it or create classes of it. Ask one of them.',
  },
  courseHasClasses: {
    status: 409,
    vi: 'Không xóa được “{name}” vì khóa học đang có {count} lớp học. Hãy xóa các lớp học đó trước.',
    en: 'The course “{name}” cannot be deleted because it has classes ({count}). Delete them first.',
  },
  courseChaptersMissing: {
    status: 422,
    vi: 'Khóa học cần ít nhất một chương. Hãy thêm chương đầu tiên.',
    en: 'The course needs at least one chapter. Add the first one.',
  },
  courseTooManyNodes: {
    status: 422,
    vi: 'Khóa học có {count} chương, buổi học và bài kiểm tra; tối đa là {max}. Hãy tách thành nhiều khóa học.',
    en: 'The course has {count} chapters, sessions and exams; at most {max} are possible. Split it into several courses.',
  },
  courseNodeTwice: {
    status: 422,
    vi: 'Mục này xuất hiện hai lần trong khóa học. Hãy xóa một trong hai.',
    en: 'This item appears twice in the course. Delete one of the two.',
  },
  courseExamTwice: {
    status: 422,
    vi: 'Đề thi này đã có trong chương. Hãy chọn đề thi khác.',
    en: 'This exam is already in the chapter. Choose another one.',
  },
  courseLessonOnline: {
    status: 422,
    vi: 'Buổi học trực tuyến không có bài giảng. Hãy bỏ bài giảng, hoặc chuyển buổi học sang học bằng bài giảng.',
    en: 'A session online has no lesson. Remove the lesson, or change the session to one with a lesson.',
  },
  courseWeightNotPositive: {
    status: 422,
    vi: 'Trọng số phải lớn hơn 0.',
    en: 'The weight must be above 0.',
  },
  courseWeightsTooLow: {
    status: 422,
    vi: 'Tổng trọng số các bài kiểm tra là {sum}, còn thiếu {rest} để đủ 100.',
    en: 'The weights of the exams add up to {sum}; {rest} are missing to make 100.',
  },
  courseWeightsTooHigh: {
    status: 422,
    vi: 'Tổng trọng số các bài kiểm tra là {sum}, vượt {rest}. Tổng phải bằng đúng 100.',
    en: 'The weights of the exams add up to {sum}, {rest} too much. They must add up to exactly 100.',
  },
  scoreNotAboveCompletion: {
    status: 422,
    vi: 'Phải lớn hơn điểm hoàn thành ({min}).',
    en: 'It must be above the completion score ({min}).',
  },
  scoreNotAboveAverage: {
    status: 422,
    vi: 'Phải lớn hơn điểm xếp loại Trung bình ({min}).',
    en: 'It must be above the score for Average ({min}).',
  },
  scoreNotAboveGood: {
    status: 422,
    vi: 'Phải lớn hơn điểm xếp loại Khá ({min}).',
    en: 'It must be above the score for Good ({min}).',
  },
  completionTimeTooLong: {
    status: 422,
    vi: 'Thời gian hoàn thành tối đa là {max} ngày.',
    en: 'The completion time is at most {max} days.',
  },
  trailerNotHttps: {
    status: 422,
    vi: 'Hãy nhập địa chỉ video bắt đầu bằng https://, ví dụ https://www.youtube.com/watch?v=…',
    en: 'Enter the address of the video beginning with https://, for example https://www.youtube.com/watch?v=…',
  },
} as const satisfies ErrorTable;
