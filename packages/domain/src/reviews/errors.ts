import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of the reviews of courses. */
export const errors = {
  courseAlreadyReviewed: {
    status: 409,
    vi: 'Bạn đã đánh giá khóa học này. Bạn có thể sửa đánh giá của mình.',
    en: 'You have already reviewed this course. You can change your review.',
  },
  courseNotAttended: {
    status: 403,
    vi: 'Chỉ học viên đã học khóa học này mới đánh giá được. Hãy đăng ký một lớp của khóa học.',
    en: 'Only students who have attended this course can review it. Register for one of its classes.',
  },
  courseNotBegun: {
    status: 409,
    vi: 'Lớp của bạn chưa bắt đầu. Bạn đánh giá được khóa học khi lớp đã bắt đầu.',
    en: 'Your class has not begun. You can review the course once it has.',
  },
  reviewHidden: {
    status: 409,
    vi: 'Đánh giá đã bị ẩn nên không xóa được. Bạn vẫn có thể sửa đánh giá theo lý do được nêu.',
    en: 'The review is hidden and cannot be deleted. You can still change it as the reason says.',
  },
} as const satisfies ErrorTable;
