import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of badges. */
export const serverErrors = {
  badgeScoreWithoutExams: {
    status: 422,
    vi: 'Không ai đạt được: cần điểm của {required} khóa học, nhưng số khóa học đã chọn có bài thi tính điểm hoặc có lớp là {courses}. Hãy chọn khóa học khác, thêm bài thi vào khóa học, hoặc bỏ điểm tối thiểu.',
    en: 'Nobody can meet this: the number of courses that need a score is {required}, and that of chosen ones with an exam that counts or a class is {courses}. Choose other courses, add an exam to a course, or remove the minimum score.',
  },
  badgeNameTaken: {
    status: 422,
    vi: 'Đơn vị đã có huy hiệu tên này. Vui lòng nhập tên khác.',
    en: 'The unit already has a badge of this name. Please enter another one.',
  },
  badgeChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa huy hiệu này. Những gì bạn nhập vẫn còn: xem huy hiệu ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this badge. What you entered is still here: look at the badge in another tab, then save again if you still want to replace it.',
  },
  badgeAwarded: {
    status: 409,
    vi: 'Không xóa được “{name}” vì {count} người đã được trao huy hiệu này. Nếu không muốn trao nữa, hãy sửa huy hiệu và tắt “Đang trao”.',
    en: 'The badge “{name}” cannot be deleted because it has been awarded (so far: {count}). To award it no longer, edit it and turn off “Active”.',
  },
  courseHasBadges: {
    status: 409,
    vi: 'Không xóa được “{name}” vì khóa học được tính cho huy hiệu {badges}. Hãy bỏ khóa học khỏi huy hiệu trước; quản trị hệ thống làm được việc này.',
    en: 'The course “{name}” cannot be deleted because it counts for the badge {badges}. Remove it from the badge first; a system administrator can do that.',
  },
} as const satisfies ErrorTable;
