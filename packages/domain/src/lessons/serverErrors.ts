import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of lessons that only the server finds. */
export const serverErrors = {
  lessonChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu bài giảng này. Những gì bạn nhập vẫn còn: xem bài giảng ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, {who} saved this lesson. What you entered is still here: look at the lesson in another tab, then save again if you still want to replace it.',
  },
  lessonInCourses: {
    status: 409,
    vi: 'Không xóa được bài giảng “{name}” vì đang nằm trong khóa học: {courses}. Hãy bỏ bài giảng khỏi khóa học trước.',
    en: 'The lesson “{name}” cannot be deleted because it is part of courses: {courses}. Remove it from them first.',
  },
  lessonInClasses: {
    status: 409,
    vi: 'Không xóa được bài giảng “{name}” vì các lớp học này đang dùng: {classes}. Bạn có thể khóa bài giảng để không ai dùng thêm.',
    en: 'The lesson “{name}” cannot be deleted because these classes teach it: {classes}. You may lock it, so that no one else uses it.',
  },
  lessonNotForCourse: {
    status: 422,
    vi: 'Bài giảng phải ở trạng thái Công khai, hoặc dành cho dự án của khóa học, hoặc do bạn tạo, và không bị khóa. Vui lòng chọn bài giảng khác.',
    en: 'The lesson must be public, reserved for the project of the course, or created by you, and not be locked. Please choose another one.',
  },
  lessonOfAnotherUnit: {
    status: 422,
    vi: 'Bài giảng chỉ chuyển được sang dự án của cùng đơn vị.',
    en: 'A lesson can only be moved to a project of the same unit.',
  },
} as const satisfies ErrorTable;
