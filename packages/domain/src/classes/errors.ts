import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of classes and of assignments to them. */
export const errors = {
  adminsEnrol: {
    status: 403,
    vi: 'Chỉ quản trị đơn vị và quản trị hệ thống được thêm hoặc bớt học viên của lớp học. Hãy nhờ quản trị đơn vị.',
    en: 'Only administrators add students to a class or remove them. Please ask an administrator of the unit.',
  },
  tooManyStudents: {
    status: 422,
    vi: 'Mỗi lần thêm được nhiều nhất {max} học viên. Hãy chia ra thêm làm nhiều lần.',
    en: 'At most {max} students are added at once. Add them in several steps.',
  },
  studentCodeTooLong: {
    status: 422,
    vi: 'Dòng {line} quá dài để là một mã học viên hoặc email. Hãy ghi mỗi mã trên một dòng.',
    en: 'Line {line} is too long for a membership code or an email address. Write each code on a line of its own.',
  },
  adminsHandOver: {
    status: 422,
    vi: 'Giảng viên chỉ tạo được lớp do chính mình giảng dạy và không chuyển lớp cho người khác. Hãy nhờ quản trị đơn vị.',
    en: 'Teachers create only classes that they teach themselves, and do not hand them over. Please ask an administrator of the unit.',
  },
  meetingAddressWrong: {
    status: 422,
    vi: 'Hãy nhập địa chỉ phòng họp bắt đầu bằng https://, ví dụ https://meet.google.com/…',
    en: 'Enter the address of the meeting beginning with https://, for example https://meet.google.com/…',
  },
  meetingHostForeign: {
    status: 422,
    vi: 'Buổi học chỉ nhận địa chỉ của nền tảng họp, để học viên không bị dẫn sang trang lạ: {hosts} và tên miền con của chúng. Hãy dán liên kết mời của nền tảng.',
    en: 'A session takes only an address of its meeting service, so that no student is led elsewhere: {hosts} and what is below them. Paste the invitation link of the service.',
  },
  meetingProviderOther: {
    status: 422,
    vi: 'Địa chỉ này thuộc nền tảng khác. Hãy kiểm tra lại địa chỉ hoặc nền tảng đã chọn.',
    en: 'The address belongs to another service. Check the address or the chosen service.',
  },
  sessionOutsideClass: {
    status: 422,
    vi: 'Buổi học phải bắt đầu trong thời gian của lớp học (từ {start|instant} đến {end|instant}).',
    en: 'The session must begin while the class takes place (from {start|instant} to {end|instant}).',
  },
  classRunning: {
    status: 409,
    vi: 'Không xóa được lớp đang diễn ra: {classes}. Hãy đợi lớp kết thúc.',
    en: 'Running classes cannot be deleted: {classes}. Wait until they have ended.',
  },
  classHasAttempts: {
    status: 409,
    vi: 'Không xóa được lớp đã có bài làm của học viên: {classes}. Bài làm và điểm phải được giữ lại.',
    en: 'Classes whose students have taken exams cannot be deleted: {classes}. Answers and marks must be kept.',
  },
  classHasSurveyAnswers: {
    status: 409,
    vi: 'Không xóa được lớp đã có người trả lời khảo sát: {classes}. Kết quả khảo sát phải được giữ lại.',
    en: 'Classes whose surveys have been answered cannot be deleted: {classes}. The results must be kept.',
  },
  classHiddenWithAttempts: {
    status: 422,
    vi: 'Đã có học viên làm bài nên không ẩn lớp học được nữa.',
    en: 'Students have taken exams of the class, so it can no longer be hidden from them.',
  },
  pleaseSelectAClass: { status: 422, vi: 'Vui lòng chọn lớp học.', en: 'Please select a class.' },
  endNotAfterStart: {
    status: 422,
    vi: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
    en: 'The end must be after the start.',
  },
  startInThePast: {
    status: 422,
    vi: 'Thời gian bắt đầu không được ở quá khứ.',
    en: 'The start must not be in the past.',
  },
  endInThePast: {
    status: 422,
    vi: 'Thời gian kết thúc phải sau thời điểm hiện tại.',
    en: 'The end must be in the future.',
  },
  startBeforeClassStart: {
    status: 422,
    vi: 'Bài thi phải bắt đầu sau khi lớp học mở ({start|instant}).',
    en: 'The exam must start after the class opens ({start|instant}).',
  },
  endAfterClassEnd: {
    status: 422,
    vi: 'Bài thi phải kết thúc trước khi lớp học đóng ({end|instant}).',
    en: 'The exam must end before the class closes ({end|instant}).',
  },
  participantsMissing: {
    status: 422,
    vi: 'Vui lòng chọn ít nhất một người tham gia.',
    en: 'Please choose at least one participant.',
  },
  participantNotInClass: {
    status: 422,
    vi: 'Có người tham gia không thuộc lớp học này. Vui lòng chọn lại.',
    en: 'A participant is not in this class. Please choose again.',
  },
  frozenOnceBegun: {
    status: 422,
    vi: 'Đã có học viên làm bài hoặc có điểm từ tệp nên không đổi được mục này.',
    en: 'Students have started the exam or have a score from a file, so this can no longer be changed.',
  },
  fewerRetakesOnceBegun: {
    status: 422,
    vi: 'Đã có học viên làm bài hoặc có điểm từ tệp nên chỉ tăng được số lần làm lại (hiện là {retakes}).',
    en: 'Students have started the exam or have a score from a file, so retakes can only be added (there are {retakes} now).',
  },
  frozenOnceOver: {
    status: 422,
    vi: 'Bài thi đã kết thúc, chỉ còn đổi được những gì học viên xem. Muốn thi lại, hãy giao bài lần nữa.',
    en: 'The exam has ended: only what students see can be changed. To hold it again, assign it once more.',
  },
  endBeforeRunning: {
    status: 422,
    vi: 'Có học viên đang làm bài đến {end|instant}. Bài thi không thể đóng trước lúc đó.',
    en: 'A student is taking the exam until {end|instant}. It cannot close before.',
  },
  participantHasBegun: {
    status: 422,
    vi: 'Học viên đã làm bài hoặc có điểm từ tệp không thể bị bỏ khỏi danh sách dự thi.',
    en: 'Students who have started the exam or have a score from a file stay on its list.',
  },
  assignmentBegun: {
    status: 409,
    vi: 'Đã có {count} học viên làm bài hoặc có điểm từ tệp nên không thu hồi được. Để ngừng nhận bài, hãy đổi giờ đóng sớm hơn.',
    en: 'Students who have started the exam or have a score from a file: {count}. It cannot be withdrawn; to stop it, let it close earlier.',
  },
  answersBeforeScore: {
    status: 422,
    vi: 'Học viên chỉ xem lại bài làm từ lúc được xem điểm. Vui lòng chọn thời điểm muộn hơn.',
    en: 'Students see their answers once they see their score. Please choose a later time.',
  },
  keyBeforeAnswers: {
    status: 422,
    vi: 'Học viên chỉ xem đáp án từ lúc được xem lại bài làm. Vui lòng chọn thời điểm muộn hơn.',
    en: 'Students see the key once they see their answers. Please choose a later time.',
  },
  classEnded: {
    status: 409,
    vi: 'Lớp học đã kết thúc nên không thể thay đổi hoặc làm bài nữa.',
    en: 'The class has ended, so nothing in it can be changed or taken any more.',
  },
} as const satisfies ErrorTable;
