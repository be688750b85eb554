import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of classes and of assignments to them that only the server finds. */
export const serverErrors = {
  classroomNameTaken: {
    status: 422,
    vi: 'Khóa học đã có lớp tên này. Vui lòng nhập tên khác.',
    en: 'The course already has a class of this name. Please enter another one.',
  },
  classroomCodeTaken: {
    status: 422,
    vi: 'Đơn vị đã có lớp mã này. Vui lòng nhập mã khác.',
    en: 'The unit already has a class with this code. Please enter another one.',
  },
  courseGone: {
    status: 422,
    vi: 'Khóa học này không còn nữa. Vui lòng chọn khóa học khác.',
    en: 'This course does not exist any more. Please choose another one.',
  },
  studentsNotOfUnit: {
    status: 422,
    vi: 'Có {count} người được chọn không phải là học viên của đơn vị hoặc đã bị khóa tài khoản. Vui lòng chọn lại.',
    en: 'Chosen people who are not students of the unit, or whose account is locked: {count}. Please choose again.',
  },
  studentColumnMissing: {
    status: 422,
    vi: 'Không rõ cột nào là mã học viên hoặc email. Hãy đặt tên cột là “Mã học viên” hoặc “Email” rồi chọn lại tệp, hoặc dán riêng cột đó.',
    en: 'It is unclear which column has the membership codes or emails. Name it “Membership code” or “Email” and choose the file again, or paste that column alone.',
  },
  noValidStudent: {
    status: 422,
    vi: 'Không có học viên hợp lệ: không tìm thấy ai là học viên đang hoạt động của đơn vị. Hãy kiểm tra lại mã học viên và email.',
    en: 'There is no valid student: nobody of these is an active student of the unit. Check the codes and email addresses.',
  },
  classStartedRemoval: {
    status: 409,
    vi: 'Lớp học đã bắt đầu. Ai đang làm bài được làm tiếp đến khi nộp hoặc hết giờ; bài làm và điểm đã có vẫn được giữ lại.',
    en: 'The class has started. Whoever is taking an exam may finish it; answers and marks are kept.',
  },
  examBeforeClassStart: {
    status: 422,
    vi: 'Bài thi “{title}” mở lúc {start|instant}, nên lớp học phải bắt đầu trước đó. Hãy đổi thời gian bài thi trước.',
    en: 'The exam “{title}” opens at {start|instant}, so the class must start before. Change the exam first.',
  },
  examAfterClassEnd: {
    status: 422,
    vi: 'Bài thi “{title}” đóng lúc {end|instant}, nên lớp học phải kết thúc sau đó. Hãy đổi thời gian bài thi trước.',
    en: 'The exam “{title}” closes at {end|instant}, so the class must end after. Change the exam first.',
  },
  classChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, {who} đã lưu lớp học này. Những gì bạn nhập vẫn còn: xem lớp ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, {who} saved this class. What you entered is still here: look at the class in another tab, then save again if you still want to replace it.',
  },
  sessionChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa buổi học này. Những gì bạn nhập vẫn còn: xem buổi học ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this session. What you entered is still here: look at the session in another tab, then save again if you still want to replace it.',
  },
  sessionClassFixed: {
    status: 422,
    vi: 'Không chuyển được buổi học sang lớp khác. Hãy tạo một buổi học mới ở lớp đó.',
    en: 'A session cannot be moved to another class. Create a new one there.',
  },
  chapterAndSession: {
    status: 422,
    vi: 'Bài thi thuộc một chương hoặc một buổi học, không thuộc cả hai. Hãy chỉ chọn một.',
    en: 'An exam belongs to a chapter or to a session, not to both. Choose one of them.',
  },
  chapterNotInClass: {
    status: 422,
    vi: 'Lớp học không có chương này. Hãy chọn một chương trong nội dung của lớp, hoặc cả lớp.',
    en: 'The class has no such chapter. Choose one of its chapters, or the whole class.',
  },
  sessionNotInClass: {
    status: 422,
    vi: 'Lớp học không có buổi học này. Hãy chọn một buổi học trong nội dung của lớp, hoặc cả lớp.',
    en: 'The class has no such session. Choose one of its sessions, or the whole class.',
  },
  finalExamOfChapter: {
    status: 422,
    vi: 'Bài thi cuối khóa là của cả lớp, không thuộc một chương hay buổi học. Hãy chọn cả lớp, hoặc bỏ đánh dấu cuối khóa.',
    en: 'The final exam is one of the whole class, not of a chapter or session. Choose the whole class, or do not mark it as final.',
  },
  examInClasses: {
    status: 409,
    vi: 'Không xóa được đề thi “{title}” vì nội dung của các lớp học này có đề đó: {classes}.',
    en: 'The exam “{title}” cannot be deleted because it is part of what these classes teach: {classes}.',
  },
  examAlreadyAssigned: {
    status: 409,
    vi: 'Lớp {classroom} đã được giao đề thi này, mở từ {start|instant} đến {end|instant}. Nếu giao lần nữa, học viên sẽ thấy thêm một bài thi giống hệt. Để đổi thời gian hoặc người tham gia, hãy sửa bài đã giao.',
    en: '{classroom} already has this exam, open from {start|instant} to {end|instant}. If you assign it again, students see another exam that looks the same. To change its times or participants, change the assigned exam.',
  },
} as const satisfies ErrorTable;
