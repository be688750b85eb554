import { defineWords } from '../../words/defineWords';

export const publicWords = defineWords('publicCourse', {
  vi: {
    makePublic: 'Đề nghị công khai',
    askTitle: 'Công khai khóa học “{{name}}”',
    askText:
      'Khóa học sẽ hiện ở trang Khóa học tự do, và học viên của mọi đơn vị đăng ký học được. Quản trị hệ thống duyệt yêu cầu này.',
    publishText: 'Khóa học sẽ hiện ngay ở trang Khóa học tự do, và học viên của mọi đơn vị đăng ký học được.',
    becomesFree: 'Khóa học doanh nghiệp sẽ thành khóa học tự do; bạn cần chọn lại lĩnh vực.',
    note: 'Lời nhắn cho người duyệt (không bắt buộc)',
    send: 'Gửi yêu cầu',
    publish: 'Công khai',
    asked: 'Đã gửi yêu cầu công khai khóa học.',
    published: 'Đã công khai khóa học.',
    withdraw: 'Ngừng công khai',
    withdrawTitle: 'Ngừng công khai khóa học?',
    withdrawText:
      'Khóa học không còn ở trang Khóa học tự do và không nhận yêu cầu mới. Ai đang học vẫn ở trong lớp. Yêu cầu công khai đang chờ cũng được rút lại. Đây vẫn là khóa học tự do; muốn thành khóa học doanh nghiệp, hãy đổi loại khi sửa khóa học.',
    withdrawn: 'Khóa học không còn công khai.',
    publicTitle: 'Khóa học đang công khai từ ngày {{date}}',
    publicText: 'Học viên của mọi đơn vị thấy khóa học ở trang Khóa học tự do và đăng ký học được.',
    pendingTitle: 'Yêu cầu công khai đang chờ duyệt',
    pendingText: '{{name}} gửi ngày {{date}}. Khóa học chưa có ở trang Khóa học tự do.',
    deniedTitle: 'Yêu cầu công khai đã bị từ chối',
    deniedFor: 'Lý do: {{reason}}',
    deniedText: 'Không có lý do kèm theo. Bạn có thể gửi lại yêu cầu.',
  },
  en: {
    makePublic: 'Make public',
    askTitle: 'Make the course “{{name}}” public',
    askText:
      'The course will appear in the catalogue of open courses, and students of all units can ask to take it. A system administrator decides on this request.',
    publishText:
      'The course appears in the catalogue of open courses at once, and students of all units can ask to take it.',
    becomesFree: 'The business course becomes an open one; you need to choose its field again.',
    note: 'Message to who decides (optional)',
    send: 'Send the request',
    publish: 'Make public',
    asked: 'The request to make the course public has been sent.',
    published: 'The course is public now.',
    withdraw: 'Make private',
    withdrawTitle: 'Make the course private?',
    withdrawText:
      'The course leaves the catalogue and takes no new requests. Who is taking it stays in the class. A pending request to make it public is withdrawn, too. It stays an open course; to make it a business course, edit the course and change its kind.',
    withdrawn: 'The course is private now.',
    publicTitle: 'The course has been public since {{date}}',
    publicText: 'Students of all units see it in the catalogue and can ask to take it.',
    pendingTitle: 'The request to make it public is pending',
    pendingText: '{{name}} sent it on {{date}}. The course is not in the catalogue yet.',
    deniedTitle: 'The request to make it public was denied',
    deniedFor: 'Reason: {{reason}}',
    deniedText: 'No reason was given. You can ask again.',
  },
});
