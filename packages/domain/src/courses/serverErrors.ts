import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of courses. */
export const serverErrors = {
  courseNameTaken: {
    status: 422,
    vi: 'Dự án đã có khóa học tên này. Vui lòng nhập tên khác.',
    en: 'The project already has a course of this name. Please enter another one.',
  },
  courseCodeTaken: {
    status: 422,
    vi: 'Đơn vị đã có khóa học mã này. Vui lòng nhập mã khác.',
    en: 'The unit already has a course with this code. Please enter another one.',
  },
  courseHasSurveyAnswers: {
    status: 409,
    vi: 'Không xóa được khóa học “{name}” vì học viên đã trả lời khảo sát của khóa học.',
    en: 'The course “{name}” cannot be deleted because students have answered a survey of it.',
  },
  courseProjectFixed: {
    status: 422,
    vi: 'Khóa học không chuyển được sang dự án khác. Hãy sao chép khóa học sang dự án đó.',
    en: 'A course cannot be moved to another project. Copy it to that project instead.',
  },
  lecturerUnknown: {
    status: 422,
    vi: 'Giảng viên phải là tài khoản giảng viên chưa bị khóa của đơn vị. Vui lòng chọn lại.',
    en: 'The teacher must be one of the unit’s teachers whose account is not locked. Please choose again.',
  },
  examNotForCourse: {
    status: 422,
    vi: 'Đề thi phải thuộc đơn vị của khóa học và đã được công khai hoặc dành cho dự án. Vui lòng chọn đề thi khác.',
    en: 'The exam must belong to the unit of the course and be public or reserved for projects. Please choose another one.',
  },
  courseChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu khóa học này. Những gì bạn nhập vẫn còn: hãy gộp hai bản rồi lưu lại.',
    en: 'While you were editing, {who} saved this course. What you entered is still here: merge the two, then save again.',
  },
  courseHasTheseClasses: {
    status: 409,
    vi: 'Không xóa được “{name}” vì khóa học đang có lớp học: {classes}. Hãy xóa các lớp học đó trước.',
    en: 'The course “{name}” cannot be deleted because it has classes: {classes}. Delete them first.',
  },
  courseCopyForeign: {
    status: 409,
    vi: 'Không sao chép được sang đơn vị {unit} vì ở đó không có: {names}. Hãy bỏ những mục này khỏi khóa học, hoặc sao chép trong cùng đơn vị.',
    en: 'The course cannot be copied to the unit {unit}, which does not have: {names}. Remove them from the course first, or copy it within its own unit.',
  },
  examInCourses: {
    status: 409,
    vi: 'Không xóa được đề thi “{title}” vì đang nằm trong khóa học: {courses}. Hãy bỏ đề thi khỏi khóa học trước.',
    en: 'The exam “{title}” cannot be deleted because it is part of courses: {courses}. Remove it from them first.',
  },
} as const satisfies ErrorTable;
