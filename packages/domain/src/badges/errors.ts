import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of badges that the portal finds too. */
export const errors = {
  badgeWithoutImage: {
    status: 422,
    vi: 'Hãy chọn ảnh cho huy hiệu.',
    en: 'Choose a picture for the badge.',
  },
  badgeWithoutRule: {
    status: 422,
    vi: 'Huy hiệu này sẽ được trao cho tất cả mọi người. Hãy chọn khóa học, hoặc nhập thời gian tham gia.',
    en: 'Everybody would get this badge. Choose courses, or enter a join time.',
  },
  badgeNeedsNoCourse: {
    status: 422,
    vi: 'Hãy nhập số khóa học phải hoàn thành, từ 1 trở lên, hoặc bỏ các khóa học đã chọn.',
    en: 'Enter how many courses must be completed, at least 1, or remove the chosen courses.',
  },
  badgeNeedsTooManyCourses: {
    status: 422,
    vi: 'Không ai đạt được: phải hoàn thành {required} khóa học, mà chỉ có {courses} khóa học được chọn. Hãy chọn thêm khóa học hoặc giảm số này.',
    en: 'Nobody can meet this: {required} courses must be completed, and only {courses} are chosen. Choose more courses or lower the number.',
  },
  badgeScoreTooHigh: {
    status: 422,
    vi: 'Không ai đạt được: điểm cao nhất là 100. Hãy nhập điểm từ 0 đến 100.',
    en: 'Nobody can meet this: the highest score is 100. Enter a score from 0 to 100.',
  },
  badgeScoreWithoutCourses: {
    status: 422,
    vi: 'Điểm tối thiểu là của các khóa học. Hãy chọn khóa học, hoặc bỏ điểm tối thiểu.',
    en: 'A minimum score is one of courses. Choose courses, or remove the minimum score.',
  },
  badgeJoinTimeInvalid: {
    status: 422,
    vi: 'Hãy nhập từ 1 đến {max} ngày, hoặc để trống. Không ai tham gia lâu hơn {max} ngày.',
    en: 'Enter 1 to {max} days, or leave it empty. Nobody is a member for longer than {max} days.',
  },
} as const satisfies ErrorTable;
